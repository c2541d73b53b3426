import type { NonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import Compass from 'lucide-react/icons/compass';
import HandHeart from 'lucide-react/icons/hand-heart';
import Inbox from 'lucide-react/icons/inbox';
import Users from 'lucide-react/icons/users';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Sparkline } from '../../components/Sparkline/Sparkline.tsx';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { figure } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { queueWords } from './Nonprofit.words.ts';

/** Figures of the dashboard (feature spec, section 2). */
export function QueueStats({ view }: { view: NonprofitQueueView }) {
  const words = useWords(queueWords);
  const { figures, months, waiting, rejected, reader } = view;
  const read = (value: number) => figure(value, reader);
  return (
    <Grid as="section" aria-label={words.stats} columns={{ mobile: 2, desktop: 4 }} space="small">
      <StatCard
        label={words.participants}
        figure={read(figures.participants)}
        hint={words.participantsHint}
        icon={Users}
      />
      <StatCard
        label={words.transitions}
        figure={read(figures.transitions)}
        hint={words.transitionsHint}
        icon={Compass}
        sparkline={
          <Sparkline label={words.transitionsMonths} values={months.transitions} formatValue={read} />
        }
      />
      <StatCard
        label={words.placements}
        figure={read(figures.placements)}
        hint={words.placementsHint}
        icon={HandHeart}
        sparkline={<Sparkline label={words.placementsMonths} values={months.placements} formatValue={read} />}
      />
      <StatCard
        label={words.waiting}
        figure={read(waiting)}
        hint={words.waitingHint(rejected)}
        icon={Inbox}
      />
    </Grid>
  );
}
