import type { ReactNode } from 'react';
import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import type { LeadsTab } from '@vetsync/machines/leads/model';
import Download from 'lucide-react/icons/download';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { AdminHead } from '../admin/AdminHead.tsx';
import { GuardSpinner } from '../system/GuardSpinner.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { LeadDialog } from './list/LeadDialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { leadsAdminWords } from './LeadsAdmin.words.ts';
import { LeadsSummary } from './list/LeadsSummary.tsx';
import { RecentLeads } from './analytics/RecentLeads.tsx';

export interface LeadsAdminProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
  /** Shown instead of the leads while the session is unknown. @default the leads */
  waiting?: ReactNode;
  /** Content of the Analytics tab: a `LeadAnalytics` with its own machine. */
  analytics: ReactNode;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}

/** The administrators' list of leads (platform spec, section 2, "Leads admin"). */
export function LeadsAdmin({ view, send, waiting, analytics, account }: LeadsAdminProps) {
  const words = useWords(leadsAdminWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <GuardSpinner view={{ state: 'loading' }} />;
  return (
    <PageFrame actions={account}>
      <Stack space="xsmall">
        <AdminHead
          current="leads"
          title={words.title}
          subtitle={words.subtitle}
          action={
            <Button icon={Download} size="small" onPress={() => send({ type: 'export.start' })}>
              {words.export}
            </Button>
          }
        />
        <LeadsSummary view={view} send={send} />
        <Tabs<LeadsTab>
          label={words.tabsLabel}
          items={(['leads', 'analytics'] as const).map((id) => ({ id, label: words.tabs[id] }))}
          selectedKey={view.tab}
          onSelectionChange={(tab) => send({ type: 'tab.choose', tab })}
        >
          {view.tab === 'leads' ? (waiting ?? <RecentLeads view={view} send={send} />) : analytics}
        </Tabs>
      </Stack>
      {view.detail && <LeadDialog detail={view.detail} reader={view.reader} send={send} />}
    </PageFrame>
  );
}
