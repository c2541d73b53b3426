import type { ReportReason } from '@vetsync/machines/model/exchange';
import type { Phrase } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useWords } from '../../../language/useWords.ts';
import { inboxReportWords } from '../Inbox.words.ts';
import '../../system/System.phrases.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';

interface ReportDialogProps {
  title: string;
  text: string;
  /** What is said once it was sent. */
  sent: string;
  report: {
    state: 'writing' | 'sending' | 'notSent' | 'sent';
    reason: ReportReason | null;
    reasons: readonly ReportReason[];
    note: string;
    noteMax: number;
    canSend: boolean;
    failure: Phrase | null;
  };
  send: (
    event:
      | { type: 'report.change'; reason?: ReportReason; note?: string }
      | { type: 'report.send' }
      | { type: 'report.close' },
  ) => void;
  /** What is copied for the administrators. */
  children?: ReactNode;
}

/** Reports something to the administrators: why, and what they should know. */
export function ReportDialog({ title, text, sent, report, send, children }: ReportDialogProps) {
  const words = useWords(inboxReportWords);
  const close = () => send({ type: 'report.close' });
  const { state, reason, reasons, note, noteMax, canSend, failure } = report;
  const isSending = state === 'sending';
  if (state === 'sent')
    return (
      <Dialog title={words.sent.title} width="narrow" onClose={close}>
        <Stack space="medium">
          <Text>{sent}</Text>
          <DialogFooter>
            <Button variant="primary" onPress={close}>
              {words.close}
            </Button>
          </DialogFooter>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog title={title} description={text} isBusy={isSending} onClose={close}>
      <Stack space="medium">
        <RadioGroup
          label={words.reason}
          options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason ?? ''}
          isReadOnly={isSending}
          onChange={(chosen) => send({ type: 'report.change', reason: chosen })}
        />
        <TextArea
          name="note"
          label={words.note.label}
          help={words.note.help}
          isRequired={false}
          limit={noteMax}
          error={note.trim().length > noteMax ? words.tooLong : undefined}
          isReadOnly={isSending}
          value={note}
          onChange={(said) => send({ type: 'report.change', note: said })}
        />
        {children}
        <FormFailure announce="alert" view={{ failure }} title={words.notSent} />
        <DialogFooter>
          <Button isDisabled={isSending} onPress={close}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isSending}
            isDisabled={!canSend && !isSending}
            onPress={() => send({ type: 'report.send' })}
          >
            {isSending ? words.sending : words.send}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}
