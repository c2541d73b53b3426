import type { DatedDeadline, OtherDeadline } from '@vetsync/machines/reference/model';
import { useWords } from '../../../language/useWords.ts';
import { countdownWords } from '../Countdown.words.ts';

/** What a deadline says in the reader's language. What isn't translated is in English, and marked so. */
export function useDeadlineTexts() {
  const { text } = useWords(countdownWords);
  return (deadline: Pick<DatedDeadline | OtherDeadline, 'id' | 'title' | 'what' | 'ifMissed'>) => {
    const { title, what, ifMissed } = deadline;
    const translated = text(deadline.id);
    return translated
      ? {
          title: translated.title,
          what: translated.what,
          ifMissed: translated.ifMissed ?? '',
          lang: undefined,
        }
      : { title, what, ifMissed, lang: 'en' };
  };
}
