import type { CollegeFormView } from '@vetsync/machines/applicationDialog';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';
import { meter, meterDone, meterGood } from './ApplicationDialog.css.ts';

/** Words between two announcements. A count at every word would drown out what is typed. */
const announceEvery = 50;

/** Words of the personal statement against the recommended range, as text and as a bar. */
export function StatementCount({ words: count, length, min, max }: CollegeFormView['statement']) {
  const words = useWords(applicationDialogWords).statement;
  const announced = Math.floor(count / announceEvery) * announceEvery;
  const end = max * 1.2;
  const summary = [words.count(count), words.lengths[length] || words.recommended(min, max)].join(', ');
  return (
    <div>
      <div className={meter} aria-hidden>
        <div
          className={meterGood}
          style={{ insetInlineStart: `${(100 * min) / end}%`, width: `${(100 * (max - min)) / end}%` }}
        />
        <div className={meterDone} style={{ width: `${Math.min(100, (100 * count) / end)}%` }} />
      </div>
      <Text size="small" tone={length === 'good' ? 'positive' : 'muted'} numeric>
        {summary}
        {length !== 'empty' && length !== 'good' && ` (${words.recommended(min, max)})`}
      </Text>
      <VisuallyHidden live="polite">{announced > 0 && words.count(announced)}</VisuallyHidden>
    </div>
  );
}
