import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { CrisisLinks } from '../../system/crisis/CrisisLinks.tsx';
import { WhoDayTimes } from '../../system/forms/WhoDayTimes.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { DayChoice } from './DayChoice.tsx';
import type { ScheduleDialogProps } from '../Wellness.types.ts';
import { ScheduleProvider } from './ScheduleProvider.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { scheduleWords } from '../ScheduleDialog.words.ts';
import { SlotChoice } from './SlotChoice.tsx';
import '../Wellness.phrases.ts';

export function ScheduleForm({ view, send }: ScheduleDialogProps) {
  const words = useWords(scheduleWords);
  const { appointmentType } = useWords(worldPhrases);
  const { visitKind, fields, errors, busy, task } = view;
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
      <WhoDayTimes
        who={
          <>
            <ScheduleProvider view={view} send={send} />
            {task === 'request' && (
              <Select
                name="type"
                isRequired
                label={words.type}
                placeholder={words.typePlaceholder}
                options={view.types.map((value) => ({ value, label: appointmentType(value) }))}
                value={fields.type}
                error={errors.type}
                isDisabled={busy}
                onChange={(value) => send({ type: 'field.change', field: 'type', value })}
              />
            )}
            {fields.type === 'Urgent Care' && <Banner tone="caution">{words.urgent}</Banner>}
            {task === 'request' && (
              <TextArea
                name="reason"
                isRequired={false}
                label={words.reason}
                help={words.reasonHelp}
                limit={view.reasonMax}
                value={fields.reason}
                error={errors.reason}
                isDisabled={busy}
                onChange={(value) => send({ type: 'field.change', field: 'reason', value })}
              />
            )}
          </>
        }
        day={<DayChoice view={view} send={send} />}
        times={<SlotChoice view={view} send={send} />}
      />
      {view.inCrisis && (
        <Banner tone="critical" title={words.crisis} announce="alert">
          <CrisisLinks />
        </Banner>
      )}
      <ScheduleSummary view={view} />
      <Stack space="xxsmall">
        {view.missing.length > 0 && !busy && (
          <Text size="small" weight="medium">
            {words.missing(view.missing)}
          </Text>
        )}
        <Text size="small" tone="muted">
          {words.notSent[visitKind]}
        </Text>
      </Stack>
      <DialogFooter>
        <SubmitButton view={view} busyLabel={words.sending[visitKind]}>
          {words.submit[visitKind][task]}
        </SubmitButton>
        <Button isDisabled={busy} onPress={() => send({ type: 'dialog.close' })}>
          {words.cancel}
        </Button>
      </DialogFooter>
    </Form>
  );
}
