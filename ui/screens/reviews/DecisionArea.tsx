import '../system/System.phrases.ts';
import { useId, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { receivedStatusNames } from '../exchange/ReceivedStatus.phrases.ts';
import { useFocusOnChange, useFocusReturn } from '../system/parts/focus.ts';
import { decisionWords } from './Decision.words.ts';
import { choices as choicesStyle } from './Review.css.ts';
import type { DecisionProps } from './Reviews.types.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Inline } from '../../components/Inline/Inline.tsx';
import { stepTitle } from './DecisionHistory.tsx';
import type { AnyDecision } from '@vetsync/machines/reviews/model';
import { AnswerFields } from './AnswerFields.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import type { Translation } from '../../language/translate.ts';

/** What became of the last attempt to decide. It is "recorded" once it is stored. */
function DecisionNotice({ decision, application }: DecisionProps) {
  const words = useWords(decisionWords);
  const names = useWords(receivedStatusNames);
  const write = usePhrases();
  const { state, sent, failure } = decision;
  switch (state) {
    case 'decided':
      return (
        <Banner
          tone="positive"
          announce="status"
          title={sent ? words.recorded(words.labels[sent]) : undefined}
        >
          {words.told}
        </Banner>
      );
    case 'undone':
      return (
        <Banner tone="positive" announce="status">
          {words.undone}
        </Banner>
      );
    case 'overtaken':
      return (
        <Banner
          tone="caution"
          announce="alert"
          title={overtakenTitle(words.overtaken, decision, application)}
        >
          {words.overtaken.now(names[application.status])}
        </Banner>
      );
    case 'notStored':
      return (
        <Banner tone="critical" announce="alert" title={words.notStored}>
          {failure && write(failure)}
        </Banner>
      );
    default:
      return null;
  }
}

function overtakenTitle(
  words: Translation<typeof decisionWords.overtaken>,
  { overtakenBy }: DecisionProps['decision'],
  { status, applicantName }: DecisionProps['application'],
): string {
  if (status === 'withdrawn') return words.withdrawn(applicantName);
  // The applicant may have accepted the offer: nobody decided.
  return overtakenBy === null || overtakenBy === applicantName ? words.somebody : words.by(overtakenBy);
}

const refusals: readonly AnyDecision[] = ['reject', 'rejected'];

/** Confirms the chosen decision, with words for the applicant, and apart from them for colleagues. */
function DecisionWriting({ decision, application, today, send }: DecisionProps) {
  const words = useWords(decisionWords);
  const id = useId();
  const { decision: chosen, textMax, canSend, isBusy, state } = decision;
  if (chosen === null) return null;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Before a field takes the key for itself.
    event.preventDefault();
    event.stopPropagation();
    if (canSend) send({ type: 'decision.send' });
  };
  return (
    <Stack as="section" space="small" aria-labelledby={id} onKeyDownCapture={sendByKey}>
      <Heading level={4} id={id}>
        {words.ask[chosen](application.applicantName)}
      </Heading>
      <Text size="small">{words.told}</Text>
      <AnswerFields
        values={decision}
        textMax={textMax}
        today={today}
        isReadOnly={isBusy}
        onChange={(field, text) => send({ type: 'words.change', field, text })}
      />
      <Inline space="small">
        <Button
          variant="primary"
          tone={refusals.includes(chosen) ? 'critical' : 'neutral'}
          isPending={state === 'sending'}
          isDisabled={!canSend && !isBusy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onPress={() => send({ type: 'decision.send' })}
        >
          {state === 'sending' ? words.sending : words.choices[chosen]}
        </Button>
        <Button isDisabled={isBusy} onPress={() => send({ type: 'decision.choose', decision: null })}>
          {words.cancel}
        </Button>
        <Text as="span" size="small" tone="muted">
          {words.byKey}
        </Text>
      </Inline>
    </Stack>
  );
}

/** The last decision, and a button that takes it back. */
function DecisionUndo({ decision, send }: DecisionProps) {
  const words = useWords(decisionWords);
  const { undoable, state, isBusy } = decision;
  if (!undoable) return null;
  const isUndoing = state === 'undoing';
  return (
    <Inline justify="space-between" space="xsmall">
      <Text size="small">{words.undoLabel(stepTitle(words.history, undoable))}</Text>
      <Button
        size="small"
        variant="quiet"
        icon={RotateCcw}
        isPending={isUndoing}
        isDisabled={isBusy && !isUndoing}
        onPress={() => send({ type: 'decision.undo' })}
      >
        {isUndoing ? words.undoing : words.undo}
      </Button>
    </Inline>
  );
}

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
