import type { ReactNode } from 'react';
import type { LeadsAdminEvent, LeadsAdminView, LeadDetail } from '@vetsync/machines/leads/leadsAdmin';
import type { LeadsTab, StoredLead } from '@vetsync/machines/leads/model';
import Download from 'lucide-react/icons/download';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { GuardSpinner } from '../system/GuardSpinner.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { useWords } from '../../language/useWords.ts';
import {
  leadsAdminWords,
  leadsTableWords,
  leadsSummaryWords,
  leadDetailWords,
  leadsToolbarWords,
} from './LeadsAdmin.words.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LeadsToolbar } from './list/LeadsToolbar.tsx';
import { LiveStatus } from './list/LiveStatus.tsx';
import Building2 from 'lucide-react/icons/building-2';
import Medal from 'lucide-react/icons/medal';
import Users from 'lucide-react/icons/users';
import { Banner } from '../../components/Banner/Banner.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { RecordDialog } from '../portal/RecordDialog.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { mail, written } from './list/leadColumns.css.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ListBody } from '../system/lists/ListBody.tsx';
import { LeadsLoading } from './LeadsLoading.tsx';
import { LeadsTable } from './list/LeadsTable.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { exactTime } from '../dates.ts';

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
function LeadsList({ view, send }: ScreenProps<LeadsAdminView, LeadsAdminEvent>) {
  const sharedWords = useWords(leadsToolbarWords);
  const words = useWords(leadsTableWords);
  return (
    <ListBody
      view={view}
      words={words}
      clear={sharedWords.clear}
      level={3}
      loading={<LeadsLoading />}
      empty={<EmptyState title={words.empty} level={3} />}
      send={send}
    >
      <LeadsTable view={view} send={send} />
    </ListBody>
  );
}

interface LeadDialogProps {
  detail: LeadDetail;
  intl: IntlConfig;
  send: (event: LeadsAdminEvent) => void;
}

/** All details of one lead, with buttons to the previous and next row. */
function LeadDialog({ detail, intl, send }: LeadDialogProps) {
  const words = useWords(leadDetailWords);
  const { lead, state } = detail;
  const title = state === 'missing' ? words.missing : (lead?.name ?? words.untitled);
  const description = lead ? words.received(exactTime(lead.createdAt, intl)) : undefined;
  return (
    <RecordDialog title={title} description={description} open={detail} send={send}>
      {state === 'missing' ? undefined : <Content detail={detail} send={send} />}
    </RecordDialog>
  );
}

function Content({ detail: { lead, state, failure }, send }: Pick<LeadDialogProps, 'detail' | 'send'>) {
  const words = useWords(leadDetailWords);
  if (lead) return <Facts lead={lead} />;
  if (state !== 'failed') return <SectionLoading>{words.finding}</SectionLoading>;
  return (
    <LoadFailed
      words={words.failed}
      failure={failure}
      level={3}
      onRetry={() => send({ type: 'detail.retry' })}
    />
  );
}

function Given({ text }: { text: string | null }) {
  const words = useWords(leadDetailWords);
  return <span className={written}>{text?.trim() || words.notGiven}</span>;
}

function Facts({ lead: { email, veteranStatus, organization, interest, source } }: { lead: StoredLead }) {
  const words = useWords(leadDetailWords);
  return (
    <DescriptionList
      items={[
        {
          label: words.facts.email,
          value: (
            <Anchor className={mail} href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </Anchor>
          ),
        },
        { label: words.facts.status, value: <Given text={veteranStatus} /> },
        { label: words.facts.organization, value: <Given text={organization} /> },
        { label: words.facts.interest, value: <Given text={interest} /> },
        { label: words.facts.source, value: <Given text={source} /> },
      ]}
    />
  );
}

/** Three totals of all leads, independent of the search (platform spec, section 2, "Leads admin"). */
function LeadsSummary({ view, send }: ScreenProps<LeadsAdminView, LeadsAdminEvent>) {
  const words = useWords(leadsSummaryWords);
  const { summary, intl } = view;
  const { state, total, veterans, organizations, veteranShare } = summary;
  const isLoading = state === 'loading';
  const read = (count: number) => (state === 'failed' ? words.unknown : formatNumber(count, intl));
  return (
    <Stack space="small">
      <StatStrip
        label={words.label}
        stats={[
          { label: words.total.label, figure: read(total), hint: words.total.hint, icon: Users, isLoading },
          {
            label: words.veterans.label,
            figure: read(veterans),
            hint: state === 'failed' ? undefined : words.veterans.hint(veteranShare),
            icon: Medal,
            isLoading,
          },
          {
            label: words.organizations.label,
            figure: read(organizations),
            hint: words.organizations.hint,
            icon: Building2,
            isLoading,
          },
        ]}
      />
      {state === 'failed' && view.list !== 'failed' && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'list.retry' })}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Banner>
      )}
    </Stack>
  );
}

/** The Leads tab: live status, search and filters, and the list. */
function RecentLeads({ view, send }: ScreenProps<LeadsAdminView, LeadsAdminEvent>) {
  const words = useWords(leadsTableWords);
  const isEmpty = view.list === 'empty';
  return (
    <Stack as="section" space="xsmall" aria-labelledby="recent-leads">
      <Inline justify="space-between" align="flex-start">
        <Inline as="hgroup" align="baseline" space="small">
          <Heading level={2} id="recent-leads">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.note}
          </Text>
        </Inline>
        <LiveStatus view={view} />
      </Inline>
      {!isEmpty && <LeadsToolbar view={view} send={send} />}
      <LeadsList view={view} send={send} />
    </Stack>
  );
}

export interface LeadsAdminProps extends ScreenProps<LeadsAdminView, LeadsAdminEvent> {
  /** Shown instead of the leads while the session is unknown. @default the leads */
  waiting?: ReactNode;
  /** Content of the Analytics tab: a `LeadAnalytics` with its own machine. */
  analytics: ReactNode;
}

/** The administrators' list of leads (platform spec, section 2, "Leads admin"). */
export function LeadsAdmin({ view, send, waiting, analytics }: LeadsAdminProps) {
  const words = useWords(leadsAdminWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <GuardSpinner view={{ state: 'loading' }} />;
  return (
    <>
      <Stack space="xsmall">
        <PageHead
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
      {view.detail && <LeadDialog detail={view.detail} intl={view.intl} send={send} />}
    </>
  );
}
