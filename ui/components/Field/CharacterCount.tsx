import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count } from './Field.css.ts';
import { fieldWords } from './Field.words.ts';

/** Share of the limit from which the count is shown. */
const shownFrom = 0.8;
/** A count at every key would drown what is being typed: it is spoken once in so many characters. */
const spokenEvery = 10;

export interface CharacterCountProps {
  /** Length of the value in UTF-16 code units, as the schemas count. */
  length: number;
  limit: number;
}

/** How much room is left, once it becomes scarce. */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  const left = limit - length;
  const isShown = length >= shownFrom * limit;
  return (
    <>
      {isShown && (
        <span aria-hidden className={count({ isOver: left < 0 })}>
          {left < 0 ? fieldWords.tooMany(-left) : fieldWords.left(left)}
        </span>
      )}
      <VisuallyHidden live="polite">{isShown && spoken(left)}</VisuallyHidden>
    </>
  );
}

function spoken(left: number): string {
  // What is too much is told as it is: somebody may only have to take out one letter.
  if (left < 0) return fieldWords.tooMany(-left);
  return fieldWords.left(Math.ceil(left / spokenEvery) * spokenEvery);
}
