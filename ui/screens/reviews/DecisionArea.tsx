import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { receivedStatusNames } from '../exchange/ReceivedStatus.phrases.ts';
import { useFocusOnChange, useFocusReturn } from '../system/parts/focus.ts';
import { decisionWords } from './Decision.words.ts';
import { DecisionNotice } from './DecisionNotice.tsx';
import { DecisionUndo } from './DecisionUndo.tsx';
import { DecisionWriting } from './DecisionWriting.tsx';
import { choices as choicesStyle } from './Review.css.ts';
import type { DecisionProps } from './Reviews.types.ts';

/** What can be decided (feature spec, section 4), what was decided last, and what became of the last attempt. */
export function DecisionArea(props: DecisionProps) {
  const words = useWords(decisionWords);
  const names = useWords(receivedStatusNames);
  const id = useId();
  const { decision, application } = props;
  const { isAllowed, isClosing, choices, state } = decision;
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
    <Stack as="section" space="small" aria-labelledby={id} tabIndex={-1} ref={section}>
      <Heading level={4} id={id}>
        {words.title}
      </Heading>
      <DecisionNotice {...props} />
      {!isClosing && (
        <>
          <DecisionUndo {...props} />
          {choices.length === 0 && (
            <Text size="small" tone="muted">
              {words.over(names[application.status])}
            </Text>
          )}
          <Stack space="small" ref={back}>
            {isWriting ? <DecisionWriting {...props} /> : <Choices {...props} />}
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Possible decisions. They look alike, so that the design doesn't decide. */
function Choices({ decision: { choices, isBusy }, send }: DecisionProps) {
  const words = useWords(decisionWords);
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
