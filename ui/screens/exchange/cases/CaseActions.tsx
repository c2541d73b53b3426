import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { useFocusOnChange } from '../../system/parts/focus.ts';
import { casePhrases } from './Cases.phrases.ts';
import { caseRecordWords } from './CaseRecord.words.ts';
import type { OpenedCaseProps } from './Cases.types.ts';
import '../../system/System.phrases.ts';

/** What became of the last attempt, and what can be done with the record as a whole. */
export function CaseActions(props: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const { record, stored, send } = props;
  const { work } = record;
  const { state, canSave, isBusy, isDirty, closing } = work;
  // What is done is announced here, and its buttons may be gone.
  const section = useFocusOnChange<HTMLElement>(`${state} ${closing !== null}`, { ifLost: true });
  const isSaving = state === 'sending' && (work.task === 'case.change' || work.task === 'case.note');
  return (
    <Stack as="section" space="small" aria-label={words.save} tabIndex={-1} ref={section}>
      <Notice {...props} />
      {closing ? (
        <Closing {...props} />
      ) : (
        <Inline space="small">
          <Button
            variant="primary"
            isPending={isSaving}
            isDisabled={!canSave && !isSaving}
            onPress={() => send({ type: 'record.save' })}
          >
            {isSaving ? words.saving : words.save}
          </Button>
          {isDirty && (
            <Button isDisabled={isBusy} onPress={() => send({ type: 'record.discard' })}>
              {words.discard}
            </Button>
          )}
          {stored.closedAt === null ? (
            <Button variant="quiet" isDisabled={isBusy} onPress={() => send({ type: 'closing.open' })}>
              {words.closing.open}
            </Button>
          ) : (
            <Button isDisabled={isBusy} onPress={() => send({ type: 'record.reopen' })}>
              {words.reopen}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

function Notice({ record: { work }, stored }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const write = usePhrases();
  const { state, task, failure, overtakenBy, isDirty } = work;
  if (state === 'stored' && task && !isDirty)
    return (
      <Banner tone="positive" announce="status">
        {words.stored[task]}
      </Banner>
    );
  if (state === 'overtaken')
    return (
      <Banner
        tone="caution"
        announce="alert"
        title={overtakenBy === null ? words.overtaken.somebody : words.overtaken.by(overtakenBy)}
      >
        {words.overtaken.text}
      </Banner>
    );
  if (state === 'notStored')
    return (
      <Banner tone="critical" announce="alert" title={words.notStored}>
        {failure && write(failure)}
      </Banner>
    );
  const said = isDirty ? words.unsaved : stored.closedAt === null ? null : words.closed;
  return (
    said && (
      <Text size="small" tone="muted">
        {said}
      </Text>
    )
  );
}

/** With what it ends. */
function Closing({ record: { work }, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords).closing;
  const names = useWords(casePhrases);
  const { closing, isBusy } = work;
  if (!closing) return null;
  const { outcomes, outcome, canClose } = closing;
  return (
    <Stack space="small">
      <Select
        label={words.title}
        help={words.text}
        isDisabled={isBusy}
        options={outcomes.map((value) => ({ value, label: names[value] }))}
        value={outcome ?? ''}
        onChange={(chosen) => send({ type: 'closing.choose', outcome: chosen })}
      />
      <Inline space="small">
        <Button
          variant="primary"
          isPending={isBusy}
          isDisabled={!canClose && !isBusy}
          onPress={() => send({ type: 'closing.confirm' })}
        >
          {words.confirm}
        </Button>
        <Button isDisabled={isBusy} onPress={() => send({ type: 'closing.cancel' })}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
