import type { AnyDecision } from '@vetsync/machines/reviews/model';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';
import type { DecisionProps } from './Reviews.types.ts';
import { WordFields } from './WordFields.tsx';

const refusals: readonly AnyDecision[] = ['reject', 'rejected'];

/** Confirms the chosen decision, with words for the applicant, and apart from them for colleagues. */
export function DecisionWriting({ decision, application, more, send }: DecisionProps) {
  const words = useWords(decisionWords);
  const id = useId();
  const { decision: chosen, textMax, canSend, isBusy, state } = decision;
  if (chosen === null) return null;
  return (
    <Stack as="section" space="small" aria-labelledby={id}>
      <Heading level={4} id={id}>
        {words.ask[chosen](application.applicantName)}
      </Heading>
      <Text size="small">{words.told}</Text>
      <WordFields
        words={words}
        values={decision}
        textMax={textMax}
        isReadOnly={isBusy}
        onChange={(field, text) => send({ type: 'words.change', field, text })}
      />
      {more}
      <Inline space="small">
        <Button
          variant="primary"
          tone={refusals.includes(chosen) ? 'critical' : 'neutral'}
          isPending={state === 'sending'}
          isDisabled={!canSend && !isBusy}
          onPress={() => send({ type: 'decision.send' })}
        >
          {state === 'sending' ? words.sending : words.choices[chosen]}
        </Button>
        <Button isDisabled={isBusy} onPress={() => send({ type: 'decision.choose', decision: null })}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
