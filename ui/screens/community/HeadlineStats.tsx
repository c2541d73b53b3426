import type { CommunityView } from '@vetsync/machines/community';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Medal from 'lucide-react/icons/medal';
import Users from 'lucide-react/icons/users';
import { Grid } from '../../components/Grid/Grid.tsx';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { figure } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { communityWords } from './Community.words.ts';

const icons = {
  activeMembers: Users,
  monthlyEvents: CalendarDays,
  successStories: Medal,
  organizations: Building2,
} as const;
const names = ['activeMembers', 'monthlyEvents', 'successStories', 'organizations'] as const;

/** The four headline stats (feature spec, section 9); empty if they aren't known. */
export function HeadlineStats({
  view: { stats, reader },
}: {
  view: Pick<CommunityView, 'stats' | 'reader'>;
}) {
  const words = useWords(communityWords);
  if (!stats) return null;
  return (
    <Grid as="section" aria-label={words.statsTitle} columns={{ mobile: 2, desktop: 4 }} space="small">
      {names.map((name) => (
        <StatCard
          key={name}
          label={words.stats[name]}
          figure={figure(stats[name], reader)}
          icon={icons[name]}
        />
      ))}
    </Grid>
  );
}
