import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count } from './Field.css.ts';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { fieldWords } from './Field.words.ts';

/** Share of the limit from which the count is visible. */
const visibleFrom = 0.8;
/** Characters between two announcements. A count at every key would drown out what is typed. */
const announceEvery = 10;

export interface CharacterCountProps {
  /** Length of the value in UTF-16 code units, which is what the schemas count. */
  length: number;
  limit: number;
}

/** The characters left, once they become scarce. */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  const words = useWords(fieldWords);
  const left = limit - length;
  const isVisible = length >= visibleFrom * limit;
  return (
    <>
      {isVisible && (
        <span aria-hidden className={count({ isOver: left < 0 })}>
          {left < 0 ? words.tooMany(-left) : words.left(left)}
        </span>
      )}
      <VisuallyHidden live="polite">{isVisible && announced(words, left)}</VisuallyHidden>
    </>
  );
}

function announced(words: Translation<typeof fieldWords>, left: number): string {
  // Over the limit the count is exact: one letter less may be enough.
  if (left < 0) return words.tooMany(-left);
  return words.left(Math.ceil(left / announceEvery) * announceEvery);
}
