import type { CollegeFormView } from '@vetsync/machines/applications/applicationDialog';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';
import { meter, meterFill, meterRange } from './ApplicationDialog.css.ts';

/** Words between two announcements. Announcing every word would drown out what is typed. */
const announceEvery = 50;

/** How many words the bar has room for, as a multiple of the recommended maximum. */
const barScale = 1.2;

/** The word count of the personal statement and the recommended range, as text and as a bar. */
export function StatementCount({ words: count, lengthRating, min, max }: CollegeFormView['statement']) {
  const words = useWords(applicationDialogWords).statement;
  const announcedCount = Math.floor(count / announceEvery) * announceEvery;
  const end = max * barScale;
  const summary = [words.count(count), words.lengths[lengthRating] || words.recommended(min, max)].join(', ');
  return (
    <div>
      <div className={meter} aria-hidden>
        <div
          className={meterRange}
          style={{ insetInlineStart: `${(100 * min) / end}%`, width: `${(100 * (max - min)) / end}%` }}
        />
        <div className={meterFill} style={{ width: `${Math.min(100, (100 * count) / end)}%` }} />
      </div>
      <Text size="small" tone={lengthRating === 'good' ? 'positive' : 'muted'} numeric>
        {summary}
        {lengthRating !== 'empty' && lengthRating !== 'good' && ` (${words.recommended(min, max)})`}
      </Text>
      <VisuallyHidden live="polite">{announcedCount > 0 && words.count(announcedCount)}</VisuallyHidden>
    </div>
  );
}
