import type { CommunityView } from '@vetsync/machines/community';
import { Text } from '../../components/Text/Text.tsx';
import { figure as formatFigure } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { figure, figureNumber, figuresInRow } from './Community.css.ts';
import { communityWords } from './Community.words.ts';

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
    <section aria-label={words.statsTitle}>
      <ul className={figuresInRow}>
        {names.map((name) => (
          <li key={name} className={figure}>
            <span className={figureNumber}>{formatFigure(stats[name], reader)}</span>{' '}
            <Text as="span" size="small" tone="muted">
              {words.stats[name]}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
