import type { ConversationItem } from '@vetsync/machines/messaging';
import { messageLists } from './messageLists.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { relativeTime } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import * as styles from './Messages.css.ts';
import type { MessagesProps } from './Messages.types.ts';
import { useWords } from '../../language/useWords.ts';
import { messagesWords } from './Messages.words.ts';

/** Conversations, newest message first, with a search. */
export function ConversationList({ view, send }: MessagesProps) {
  const words = useWords(messagesWords);
  const { list, q, show, items, total, unread, role, reader } = view;
  if (list === 'empty') return <EmptyState title={words.empty.title}>{words.empty.text[role]}</EmptyState>;
  return (
    <>
      <div className={styles.paneHead}>
        <SearchField
          label={words.search}
          isLabelHidden
          placeholder={words.placeholder}
          value={q}
          onChange={(value) => send({ type: 'search.change', q: value })}
        />
        <ToggleButtonGroup
          label={words.show}
          isLabelHidden
          options={messageLists.map((value) => ({ value, label: words.lists[value] }))}
          selectedKeys={[show]}
          onSelectionChange={([value]) => value && send({ type: 'list.choose', list: value })}
        />
        <output>
          <Text as="span" size="small" tone="muted" numeric>
            {words.found(items.length, items.length === total ? unread : 0)}
          </Text>
        </output>
      </div>
      {list === 'none' ? (
        <EmptyState
          level={2}
          title={words.none.title}
          action={<Button onPress={() => send({ type: 'filters.clear' })}>{words.none.clear}</Button>}
        >
          {words.none.text}
        </EmptyState>
      ) : (
        <div className={styles.scroll}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.person.id} className={styles.row}>
                <Entry item={item} reader={reader} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Entry({ item, reader }: { item: ConversationItem } & Pick<MessagesProps['view'], 'reader'>) {
  const words = useWords(messagesWords);
  const { person, last, unread, hasDraft, isCurrent, href } = item;
  const at = new Date(last.at).toISOString();
  return (
    <a href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={person.name} tone="own" mark={person.image} />
      <span className={styles.entryWords}>
        <span className={styles.entryHead}>
          <span className={styles.name}>
            <Text as="span" weight={unread > 0 ? 'strong' : 'medium'}>
              <bdi>{person.name}</bdi>
            </Text>
          </span>{' '}
          <span className={styles.never}>
            <TimeText at={at} reader={reader} size="caption" tone="muted">
              {relativeTime(at, reader)}
            </TimeText>
          </span>
        </span>{' '}
        <span className={styles.entryLine}>
          <span className={styles.oneLine}>
            <Text as="span" size="small" tone={unread > 0 ? 'neutral' : 'muted'}>
              {last.isOwn && words.yours}
              {last.text}
            </Text>
          </span>{' '}
          {unread > 0 && (
            <span className={styles.never}>
              <Badge tone="info" variant="solid">
                {words.unread(unread)}
              </Badge>
            </span>
          )}
          {unread === 0 && hasDraft && (
            <span className={styles.never}>
              <Badge tone="caution">{words.draft}</Badge>
            </span>
          )}
        </span>
      </span>
    </a>
  );
}
