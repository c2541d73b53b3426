import type { InboxReportView } from '@vetsync/machines/exchange/inbox';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import * as styles from './Inbox.css.ts';
import type { InboxProps } from '../Messages.types.ts';
import { inboxReportWords } from '../Inbox.words.ts';
import { InboxLine } from './InboxLine.tsx';
import '../../system/System.phrases.ts';

interface InboxReportProps extends InboxProps {
  report: InboxReportView;
}

/** Reports a message or a conversation, with a preview of what administrators get. */
export function InboxReport({ report, view, send }: InboxReportProps) {
  const words = useWords(inboxReportWords);
  const close = () => send({ type: 'report.close' });
  if (report.state === 'sent')
    return (
      <Dialog title={words.sent.title} width="narrow" onClose={close}>
        <Stack space="medium">
          <Text>{words.sent[view.side]}</Text>
          <DialogFooter>
            <Button variant="primary" onPress={close}>
              {words.close}
            </Button>
          </DialogFooter>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      title={report.isOfMessage ? words.title.message : words.title.conversation}
      description={words.text}
      isBusy={report.state === 'sending'}
      onClose={close}
    >
      <ReportForm report={report} view={view} send={send} />
    </Dialog>
  );
}

function ReportForm({ report, view, send }: InboxReportProps) {
  const words = useWords(inboxReportWords);
  const write = usePhrases();
  const { state, reason, reasons, note, noteMax, canSend, failure } = report;
  const isSending = state === 'sending';
  return (
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
        onChange={(text) => send({ type: 'report.change', note: text })}
      />
      <Evidence report={report} view={view} send={send} />
      {failure && (
        <Banner tone="critical" announce="alert" title={words.notSent}>
          {write(failure)}
        </Banner>
      )}
      <DialogFooter>
        <Button isDisabled={isSending} onPress={() => send({ type: 'report.close' })}>
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
  );
}

/** The messages that are copied, as they are. */
function Evidence({ report: { evidence, hasOlderEvidence }, view, send }: InboxReportProps) {
  const words = useWords(inboxReportWords);
  const { side, intl } = view;
  return (
    <Section title={words.evidence(evidence.length, formatNumber(evidence.length, intl))} level={3}>
      {hasOlderEvidence && (
        <Text size="small" tone="muted">
          {words.older}
        </Text>
      )}
      <ol className={styles.messages}>
        {evidence.map((message) => (
          <InboxLine
            key={message.id}
            message={{ ...message, mayReport: false }}
            side={side}
            intl={intl}
            send={send}
          />
        ))}
      </ol>
    </Section>
  );
}
