import type { InboxReportView } from '@vetsync/machines/exchange/inbox';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import * as styles from './Inbox.css.ts';
import type { InboxProps } from '../Messages.types.ts';
import { inboxReportWords } from '../Inbox.words.ts';
import { InboxLine } from './InboxLine.tsx';
import { ReportDialog } from './ReportDialog.tsx';

interface InboxReportProps extends InboxProps {
  report: InboxReportView;
}

/** Reports a message or a conversation, with a preview of what administrators get. */
export function InboxReport({ report, view, send }: InboxReportProps) {
  const words = useWords(inboxReportWords);
  return (
    <ReportDialog
      title={report.isOfMessage ? words.title.message : words.title.conversation}
      text={words.text}
      sent={words.sent[view.side]}
      report={report}
      send={send}
    >
      <Evidence report={report} view={view} send={send} />
    </ReportDialog>
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
