import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import type { SkillSearchProps } from '../Career.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';
import { DiscardConfirmation } from '../../system/parts/DiscardConfirmation.tsx';

function ReportForm({ view: { report }, send }: SkillSearchProps) {
  const words = useWords(skillTranslationWords).dialog;
  const { draft, error, attempt, reasons, max } = report;
  return (
    <Form focusField={error && 'message'} attempt={attempt} onSubmit={() => send({ type: 'report.submit' })}>
      <Banner>{words.note}</Banner>
      <RadioGroup
        name="reason"
        label={words.reason}
        options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
        value={draft.reason}
        onChange={(reason) => send({ type: 'reason.choose', reason })}
      />
      <TextArea
        name="message"
        label={words.message}
        isRequired
        limit={max}
        error={error ? words.errors[error] : undefined}
        value={draft.message}
        onChange={(value) => send({ type: 'message.change', value })}
      />
      <DialogFooter>
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** Reports an error in the table. In the demo, the report is stored in this browser. */
export function SkillReport({ view, send }: SkillSearchProps) {
  const words = useWords(skillTranslationWords).dialog;
  const { state, about } = view.report;
  const close = () => send({ type: 'dialog.close' });
  const isStored = state === 'stored';
  return (
    <Dialog
      title={isStored ? words.stored.title : words.title}
      description={about ?? words.missing}
      isOpen={state !== 'closed'}
      onClose={close}
    >
      {isStored ? (
        <Stack space="medium" align="flex-start">
          <Banner tone="positive" announce="status">
            {words.stored.text(view.reported)}
          </Banner>
          <Button variant="primary" onPress={close}>
            {words.stored.close}
          </Button>
        </Stack>
      ) : (
        <ReportForm view={view} send={send} />
      )}
      <DiscardConfirmation isOpen={state === 'confirmingClose'} words={words.discard} send={send} />
    </Dialog>
  );
}
