import type { InboxMessage, InboxView } from '@vetsync/machines/exchange/inbox';
import Flag from 'lucide-react/icons/flag';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { bubble } from '../../battleBuddy/Chat.css.ts';
import * as styles from './Inbox.css.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import type { InboxProps } from '../Messages.types.ts';
import { inboxThreadWords } from '../Inbox.words.ts';
import '../../system/System.phrases.ts';
import { relativeTime } from '../../moreDates.ts';

interface InboxLineProps extends Pick<InboxProps, 'send'>, Pick<InboxView, 'side'> {
  message: InboxMessage;
  intl: IntlConfig;
}

/** A message: who wrote it and when, or how far sending it has come. Staff are named to each other. */
export function InboxLine({ message, side, intl, send }: InboxLineProps) {
  const words = useWords(inboxThreadWords);
  const { isSent, authorName, text, at, state, isSimulated } = message;
  const author = isSent && (side === 'person' || authorName === '') ? words.you : authorName;
  return (
    <li className={styles.message({ isSent })}>
      <div className={styles.meta}>
        <span dir="auto">{author}</span>
        {at !== null && (
          <TimeText at={at} intl={intl} size="caption" tone="muted">
            {relativeTime(at, intl)}
          </TimeText>
        )}
        {isSimulated && <Badge tone="neutral">{words.simulated}</Badge>}
        {state !== 'stored' && <output>{words.states[state]}</output>}
      </div>
      <div dir="auto" className={bubble({ type: isSent ? 'user' : 'assistant' })}>
        {text}
      </div>
      {message.mayReport && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="quiet"
            icon={Flag}
            aria-label={words.reportMessage}
            onPress={() => send({ type: 'report.open', messageId: message.id })}
          />
        </div>
      )}
      {state === 'refused' && <Refused message={message} send={send} />}
    </li>
  );
}

/** Why a message was not sent, and what can be done about it. */
function Refused({ message: { id, failure }, send }: Pick<InboxLineProps, 'message' | 'send'>) {
  const words = useWords(inboxThreadWords);
  const write = usePhrases();
  return (
    <>
      {failure && (
        <Text size="small" tone="critical">
          {write(failure)}
        </Text>
      )}
      <div className={styles.actions}>
        <Button size="small" onPress={() => send({ type: 'message.retry', id })}>
          {words.again}
        </Button>
        <Button size="small" variant="quiet" onPress={() => send({ type: 'message.edit', id })}>
          {words.edit}
        </Button>
      </div>
    </>
  );
}
