import type { NonprofitEvent, NonprofitView } from '@vetsync/machines/nonprofit';
import SearchX from 'lucide-react/icons/search-x';
import { Badge } from '../../components/Badge/Badge.tsx';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { tags } from '../portal/PortalPage.css.ts';
import { caseNames } from '../exchange/cases/CaseNames.words.ts';
import { useWords } from '../../language/useWords.ts';
import { programWords } from './Nonprofit.words.ts';
import { ProgramSeats } from './ProgramSeats.tsx';

interface ProgramDialogProps {
  view: NonprofitView;
  send: (event: NonprofitEvent) => void;
}

/** All details of one program. */
export function ProgramDialog({ view: { program: load, reader }, send }: ProgramDialogProps) {
  const words = useWords(programWords);
  const names = useWords(caseNames).statuses;
  const close = () => send({ type: 'program.close' });
  if (!load)
    return (
      <Dialog title={words.missing} onClose={close}>
        <EmptyState icon={SearchX} level={3} title={words.notFound.title}>
          {words.notFound.text}
        </EmptyState>
      </Dialog>
    );
  const { program, statuses, participantsHref, queueHref } = load;
  return (
    <Dialog
      title={program.name}
      description={words.lead(program.lead)}
      onClose={close}
      footer={
        <>
          <LinkButton variant="primary" href={participantsHref}>
            {words.participants}
          </LinkButton>
          <LinkButton href={queueHref}>{words.queue}</LinkButton>
        </>
      }
    >
      <Stack space="large">
        <Text>{program.description}</Text>
        <ProgramSeats load={load} reader={reader} />
        <DescriptionList
          items={[
            { label: words.eligibility, value: program.eligibility },
            { label: words.funding, value: program.fundingAmount },
            { label: words.wait, value: words.waitDays(program.waitDays) },
            {
              label: words.services,
              value: (
                <ul className={tags}>
                  {program.services.map((service) => (
                    <li key={service}>
                      <Badge variant="outline">{service}</Badge>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
        <BarChart
          title={words.statuses}
          data={statuses.map(({ status, count }) => ({
            label: names[status],
            value: count,
          }))}
          heads={words.statusHeads}
          formatValue={(value) => formatNumber(value, reader)}
        />
      </Stack>
    </Dialog>
  );
}
