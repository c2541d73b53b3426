import type { CommunityView } from '@vetsync/machines/community/community';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { communityWords } from './Community.words.ts';

const names = ['activeMembers', 'monthlyEvents', 'successStories', 'organizations'] as const;

/** The four headline stats (feature spec, section 9); empty if they aren't known. */
export function HeadlineStats({ view: { stats, intl } }: { view: Pick<CommunityView, 'stats' | 'intl'> }) {
  const words = useWords(communityWords);
  if (!stats) return null;
  return (
    <StatStrip
      label={words.statsTitle}
      stats={names.map((name) => ({ label: words.stats[name], figure: formatNumber(stats[name], intl) }))}
    />
  );
}
