import type { AnyDecision } from '@vetsync/machines/reviews/model';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFieldFocusOnMount } from '../system/parts/fieldFocusOnMount.ts';
import type { DecisionProps } from './Reviews.types.ts';
import { DecisionNotes } from './DecisionNotes.tsx';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';

const refusals: readonly AnyDecision[] = ['reject', 'rejected'];

/** Confirms a decision before the applicant is notified. Its words get the focus of the chosen button. */
export function DecisionConfirmation({ view, send }: DecisionProps) {
  const words = useWords(decisionWords);
  const { chosen, name, state, isTooLong } = view;
  const id = useId();
  const field = useFieldFocusOnMount<HTMLDivElement>();
  if (!chosen) return null;
  const isRecording = state === 'recording';
  return (
    <Stack as="section" space="small" aria-labelledby={id}>
      <Heading level={4} id={id}>
        {words.ask[chosen](name)}
      </Heading>
      <Text size="small">{words.told}</Text>
      <DecisionNotes ref={field} view={view} send={send} />
      <Inline space="xsmall">
        <Button
          variant="primary"
          tone={refusals.includes(chosen) ? 'critical' : 'neutral'}
          isPending={isRecording}
          isDisabled={isTooLong}
          onPress={() => send({ type: 'decision.confirm' })}
        >
          {isRecording ? words.recording : words.choices[chosen]}
        </Button>
        <Button isDisabled={isRecording} onPress={() => send({ type: 'decision.cancel' })}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
