import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import Building2 from 'lucide-react/icons/building-2';
import Medal from 'lucide-react/icons/medal';
import Users from 'lucide-react/icons/users';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatStrip } from '../../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { leadsSummaryWords } from '../LeadsAdmin.words.ts';

export interface LeadsSummaryProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

/** Three totals of all leads, independent of the search (platform spec, section 2, "Leads admin"). */
export function LeadsSummary({ view, send }: LeadsSummaryProps) {
  const words = useWords(leadsSummaryWords);
  const { summary, reader } = view;
  const { state, total, veterans, organizations, veteranShare } = summary;
  const isLoading = state === 'loading';
  const read = (count: number) => (state === 'failed' ? words.unknown : formatNumber(count, reader));
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
