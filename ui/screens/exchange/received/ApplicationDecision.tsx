import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { decisionWords } from '../../reviews/Decision.words.ts';
import { useFocusOnChange, useFocusReturn } from '../../system/parts/focus.ts';
import type { ApplicationDecisionProps } from '../Exchange.types.ts';
import { receivedDecisionWords } from '../ReceivedApplications.words.ts';
import { receivedStatusNames } from '../ReceivedStatus.phrases.ts';
import { DecisionNotice } from './DecisionNotice.tsx';
import { DecisionUndo } from './DecisionUndo.tsx';
import { DecisionWriting } from './DecisionWriting.tsx';
import { choices as choicesStyle } from '../../reviews/Review.css.ts';

/** What can be decided, what was decided last, and what became of the last attempt. */
export function ApplicationDecision({ detail, opened, send }: ApplicationDecisionProps) {
  const words = useWords(receivedDecisionWords);
  const names = useWords(receivedStatusNames);
  const { decision } = detail;
  const { isAllowed, choices, state } = decision;
  const isWriting = decision.decision !== null;
  // What is done is announced here, and its buttons are gone.
  const done = state === 'decided' || state === 'undone' ? state : '';
  const section = useFocusOnChange<HTMLElement>(done, { ifLost: true });
  const back = useFocusReturn<HTMLElement>(isWriting);
  if (!isAllowed)
    return (
      <Text size="small" tone="muted">
        {words.notAllowed}
      </Text>
    );
  return (
    <Stack as="section" space="small" aria-label={words.title} tabIndex={-1} ref={section}>
      <DecisionNotice detail={detail} opened={opened} send={send} />
      <DecisionUndo detail={detail} opened={opened} send={send} />
      {choices.length === 0 && (
        <Text size="small" tone="muted">
          {words.over(names[opened.application.status])}
        </Text>
      )}
      <Stack space="small" ref={back}>
        {isWriting ? (
          <DecisionWriting detail={detail} opened={opened} send={send} />
        ) : (
          <Choices detail={detail} send={send} />
        )}
      </Stack>
    </Stack>
  );
}

/** Possible decisions. They look alike, so that the design doesn't decide. */
function Choices({ detail: { decision }, send }: Omit<ApplicationDecisionProps, 'opened'>) {
  const words = useWords(decisionWords);
  const { choices, isBusy } = decision;
  if (choices.length === 0) return null;
  return (
    <fieldset
      aria-label={words.choose}
      className={choicesStyle({ columns: choices.length % 3 === 0 ? 3 : 2 })}
    >
      {choices.map((choice) => (
        <Button
          key={choice}
          isDisabled={isBusy}
          onPress={() => send({ type: 'decision.choose', decision: choice })}
        >
          {words.choices[choice]}
        </Button>
      ))}
    </fieldset>
  );
}
