import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { OpenedApplicationProps } from '../Exchange.types.ts';
import { assignmentWords } from '../ReceivedSelection.words.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { colleagueName } from './colleagueName.ts';
import '../../system/System.phrases.ts';

/** Who takes care of the open application, and for whoever may, a menu to change it. */
export function ApplicationAssignment({ detail, opened, choices, self, send }: OpenedApplicationProps) {
  const words = useWords(assignmentWords);
  const write = usePhrases();
  const { assignee, isAllowed, state, failure } = detail.assignment;
  const name =
    assignee === null
      ? words.nobody
      : colleagueName({ me: words.toMe, unnamed: words.unnamed }, assignee, self);
  const said = {
    idle: '',
    sending: words.sending,
    stored: assignee === null ? words.storedToNobody : words.stored(name),
    taken: assignee === null ? words.takenToNobody : words.taken(name),
    notStored: [words.notStored, failure && write(failure)].filter(Boolean).join(' '),
  }[state];
  return (
    <Inline space="xsmall">
      <Text as="span" size="small" tone="muted">
        {words.label}
      </Text>
      {isAllowed ? (
        <AssignMenu
          label={name}
          aria-label={words.assignOf(name)}
          size="small"
          isDisabled={state === 'sending'}
          choices={choices}
          self={self}
          assigneeId={assignee?.id ?? null}
          onAssign={(assigneeId) => send({ type: 'row.assign', rowId: opened.application.id, assigneeId })}
        />
      ) : (
        <Text as="span" size="small">
          {name}
        </Text>
      )}
      {(state === 'taken' || state === 'notStored') && (
        <Text as="span" size="small" tone="critical">
          {said}
        </Text>
      )}
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </Inline>
  );
}
