import Check from 'lucide-react/icons/check';
import { Button } from '../../components/Button/Button.tsx';
import type { DecisionProps } from './Reviews.types.ts';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';
import { choices as choicesStyle } from './Review.css.ts';

/** Possible decisions. They look alike, so that the design doesn't decide. The current one can't be chosen again. */
export function DecisionChoices({ view: { choices, isPending }, send }: DecisionProps) {
  const words = useWords(decisionWords);
  return (
    <fieldset
      aria-label={words.choose}
      className={choicesStyle({ columns: choices.length % 3 === 0 ? 3 : 2 })}
    >
      {choices.map(({ decision, isCurrent }) => (
        <Button
          key={decision}
          icon={isCurrent ? Check : undefined}
          isDisabled={isPending || isCurrent}
          onPress={() => send({ type: 'decision.choose', decision })}
        >
          {words.choices[decision]}
        </Button>
      ))}
    </fieldset>
  );
}
