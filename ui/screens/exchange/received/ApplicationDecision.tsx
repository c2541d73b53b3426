import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { decisionWords } from '../../reviews/Decision.words.ts';
import type { ApplicationDecisionProps } from '../Exchange.types.ts';
import { receivedDecisionWords, receivedStatusNames } from '../ReceivedApplications.words.ts';
import { DecisionNotice } from './DecisionNotice.tsx';
import { DecisionUndo } from './DecisionUndo.tsx';
import { DecisionWriting } from './DecisionWriting.tsx';
import { choices as choicesStyle } from '../../reviews/Review.css.ts';

/** What can be decided, what was decided last, and what became of the last attempt. */
export function ApplicationDecision({ detail, opened, send }: ApplicationDecisionProps) {
  const words = useWords(receivedDecisionWords);
  const names = useWords(receivedStatusNames);
  const { decision } = detail;
  const { isAllowed, choices } = decision;
  if (!isAllowed)
    return (
      <Text size="small" tone="muted">
        {words.notAllowed}
      </Text>
    );
  return (
    <Stack as="section" space="small" aria-label={words.title}>
      <DecisionNotice detail={detail} opened={opened} send={send} />
      <DecisionUndo detail={detail} opened={opened} send={send} />
      {choices.length === 0 && (
        <Text size="small" tone="muted">
          {words.over(names[opened.application.status])}
        </Text>
      )}
      {decision.decision === null ? (
        <Choices detail={detail} send={send} />
      ) : (
        <DecisionWriting detail={detail} opened={opened} send={send} />
      )}
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
