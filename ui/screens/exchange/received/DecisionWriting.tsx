import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { ApplicationDecisionProps } from '../Exchange.types.ts';
import { receivedDecisionWords } from '../ReceivedApplications.words.ts';
import { WordFields } from './WordFields.tsx';

/** Words that go with the chosen decision: for the applicant, and apart from them for colleagues. */
export function DecisionWriting({ detail: { decision }, opened, send }: ApplicationDecisionProps) {
  const words = useWords(receivedDecisionWords);
  const { decision: chosen, textMax, canSend, isBusy, state } = decision;
  if (chosen === null) return null;
  return (
    <Stack space="small">
      <WordFields
        words={words}
        values={decision}
        textMax={textMax}
        isReadOnly={isBusy}
        onChange={(field, text) => send({ type: 'words.change', field, text })}
      />
      <Inline space="small">
        <Button
          variant="primary"
          isPending={state === 'sending'}
          isDisabled={!canSend && !isBusy}
          onPress={() => send({ type: 'decision.send' })}
        >
          {state === 'sending' ? words.sending : words.send[chosen](opened.application.applicantName)}
        </Button>
        <Button isDisabled={isBusy} onPress={() => send({ type: 'decision.choose', decision: null })}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
