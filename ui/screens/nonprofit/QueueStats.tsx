import type { NonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { Sparkline } from '../../components/Sparkline/Sparkline.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { queueWords } from './Nonprofit.words.ts';

/** Figures of the dashboard (feature spec, section 2). */
export function QueueStats({ view }: { view: NonprofitQueueView }) {
  const words = useWords(queueWords);
  const { figures, monthlyCounts, waiting, rejected, reader } = view;
  const read = (value: number) => formatNumber(value, reader);
  return (
    <StatStrip
      label={words.stats}
      stats={[
        { label: words.participants, figure: read(figures.participants), hint: words.participantsHint },
        {
          label: words.transitions,
          figure: read(figures.transitions),
          hint: words.transitionsHint,
          sparkline: (
            <Sparkline
              label={words.transitionsMonths}
              values={monthlyCounts.transitions}
              formatValue={read}
            />
          ),
        },
        {
          label: words.placements,
          figure: read(figures.placements),
          hint: words.placementsHint,
          sparkline: (
            <Sparkline label={words.placementsMonths} values={monthlyCounts.placements} formatValue={read} />
          ),
        },
        { label: words.waiting, figure: read(waiting), hint: words.waitingHint(rejected) },
      ]}
    />
  );
}
