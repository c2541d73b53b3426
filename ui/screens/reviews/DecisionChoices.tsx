import Check from 'lucide-react/icons/check';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { DecisionProps } from './Reviews.types.ts';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';
import { choices as choicesStyle } from './Review.css.ts';

/** Possible decisions. The current decision can't be chosen again. */
export function DecisionChoices({ view: { choices, isPending }, send }: DecisionProps) {
  const words = useWords(decisionWords);
  return (
    <Stack space="xsmall">
      <Text as="div" weight="medium">
        {words.choose}
      </Text>
      <div className={choicesStyle}>
        {choices.map(({ decision, isCurrent }, index) => (
          <Button
            key={decision}
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={isCurrent ? Check : undefined}
            isDisabled={isPending || isCurrent}
            onPress={() => send({ type: 'decision.choose', decision })}
          >
            {words.choices[decision]}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
