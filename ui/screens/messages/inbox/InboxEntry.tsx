import type { InboxRow } from '@vetsync/machines/exchange/inbox';
import type { Reader } from '@vetsync/machines/system/model';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber, relativeTime } from '../../format.ts';
import * as styles from './Inbox.css.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import type { InboxProps } from '../Messages.types.ts';
import { inboxWords } from '../Inbox.words.ts';
import { otherShape } from './otherShape.ts';

interface InboxEntryProps {
  row: InboxRow;
  /** Whose inbox it is. */
  side: InboxProps['view']['side'];
  reader: Reader;
}

/** A conversation in the list: with whom, when, what was written last, and what is unread. */
export function InboxEntry({ row, side, reader }: InboxEntryProps) {
  const words = useWords(inboxWords);
  const { name, portrait, lastAt, last, unread, isBlocked, isSuspended, hasDraft, isCurrent, href } = row;
  return (
    <Anchor href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={name} tone="own" shape={otherShape[side]} {...(portrait && { mark: portrait })} />
      <span className={styles.entryWords}>
        <span className={styles.entryHead}>
          <span className={styles.name}>
            <Text as="span" weight={unread > 0 ? 'strong' : 'medium'}>
              <bdi>{name}</bdi>
            </Text>
          </span>{' '}
          <span className={styles.never}>
            <TimeText at={lastAt} reader={reader} size="caption" tone="muted">
              {relativeTime(lastAt, reader)}
            </TimeText>
          </span>
        </span>{' '}
        <span className={styles.entryLine}>
          <span className={styles.oneLine}>
            {last && (
              <Text as="span" size="small" tone={unread > 0 ? 'neutral' : 'muted'}>
                {last.isSent && words.yours}
                {last.text}
              </Text>
            )}
          </span>{' '}
          <span className={styles.never}>
            {unread > 0 && (
              <Badge tone="info" variant="solid">
                {words.unread(unread, formatNumber(unread, reader))}
              </Badge>
            )}
            {unread === 0 && hasDraft && <Badge tone="caution">{words.draft}</Badge>}
            {isBlocked && <Badge variant="outline">{words.blocked}</Badge>}
            {isSuspended && <Badge variant="outline">{words.suspended}</Badge>}
          </span>
        </span>
      </span>
    </Anchor>
  );
}
