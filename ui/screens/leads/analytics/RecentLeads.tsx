import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LeadsList } from '../list/LeadsList.tsx';
import { LeadsToolbar } from '../list/LeadsToolbar.tsx';
import { LiveStatus } from '../list/LiveStatus.tsx';
import { useWords } from '../../../language/useWords.ts';
import { leadsTableWords } from '../LeadsAdmin.words.ts';

export interface RecentLeadsProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

/** The Leads tab: live status, search and filters, and the list. */
export function RecentLeads({ view, send }: RecentLeadsProps) {
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
