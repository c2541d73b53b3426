import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import * as styles from './Inbox.css.ts';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { InboxProps } from '../Messages.types.ts';
import { inboxWords } from '../Inbox.words.ts';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { formatNumber } from '../../format.ts';
import type { InboxRow } from '@vetsync/machines/exchange/inbox';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { SentBadge } from '../../applications/SentBadge.tsx';
import { relativeTime } from '../../moreDates.ts';
import { FoundCount } from '../../system/lists/FoundCount.tsx';

interface InboxEntryProps {
  row: InboxRow;
  intl: IntlConfig;
}

/** A row of the list: of whom, when, what was written or decided last, and what is unread. */
function InboxEntry({ row, intl }: InboxEntryProps) {
  const words = useWords(inboxWords);
  const { kind, name, shape, portrait, lastAt, last, unread, application, isCurrent, href } = row;
  const { isBlocked, isSuspended, isEnded, hasDraft } = row;
  return (
    <Anchor href={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={name} shape={shape} {...(portrait && { mark: portrait })} />
      <span className={styles.entryWords}>
        <span className={styles.entryHead}>
          <span className={styles.name}>
            <Text as="span" weight={unread > 0 ? 'strong' : 'medium'}>
              <bdi>{name}</bdi>
            </Text>
          </span>{' '}
          <span className={styles.never}>
            <TimeText at={lastAt} intl={intl} size="caption" tone="muted">
              {relativeTime(lastAt, intl)}
            </TimeText>
          </span>
        </span>{' '}
        {application && (
          <span className={styles.oneLine}>
            <Text as="span" size="small">
              {application.title}
            </Text>
          </span>
        )}{' '}
        <span className={styles.entryLine}>
          {application && (
            <span className={styles.never}>
              <SentBadge application={application} />
            </span>
          )}{' '}
          <span className={styles.lastWords}>
            {last && (
              <Text as="span" size="small" tone={unread > 0 ? 'neutral' : 'muted'}>
                {last.isSent && words.yours}
                {last.text}
              </Text>
            )}
          </span>{' '}
          <span className={styles.never}>
            {kind === 'request' && <Badge tone="caution">{words.asks}</Badge>}
            {unread > 0 && kind !== 'request' && (
              <Badge tone="info" variant="solid">
                {kind === 'answer' ? words.isNew : words.unread(unread, formatNumber(unread, intl))}
              </Badge>
            )}
            {unread === 0 && hasDraft && <Badge tone="caution">{words.draft}</Badge>}
            {isBlocked && <Badge variant="outline">{words.blocked}</Badge>}
            {isSuspended && <Badge variant="outline">{words.suspended}</Badge>}
            {isEnded && <Badge variant="outline">{words.ended}</Badge>}
          </span>
        </span>
      </span>
    </Anchor>
  );
}

/** Search in the conversations, and how many were found. */
function InboxFinder({ view: { side, q, isUnread, found, intl }, send }: InboxProps) {
  const words = useWords(inboxWords);
  return (
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
        options={(['all', 'unread'] as const).map((value) => ({ value, label: words.lists[value] }))}
        selectedKeys={[isUnread ? 'unread' : 'all']}
        onSelectionChange={([value]) => value && send({ type: 'list.choose', isUnread: value === 'unread' })}
      />
      <FoundCount count={found ? words.found[side](found, (count) => formatNumber(count, intl)) : ''} />
    </div>
  );
}

/** Conversations, and for a person what organizations answer and ask besides. */
export function InboxList({ view, send }: InboxProps) {
  const words = useWords(inboxWords);
  const { list, failure } = view;
  if (list === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (list === 'failed')
    return (
      <LoadFailed
        words={words.listFailed}
        failure={failure}
        level={2}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  if (list === 'empty')
    return (
      <EmptyState
        drawing="messages"
        level={2}
        title={words.empty.title}
        action={
          view.organizationsHref !== null && (
            <LinkButton href={view.organizationsHref}>{words.empty.find}</LinkButton>
          )
        }
      >
        {words.empty[view.reader]}
      </EmptyState>
    );
  return (
    <>
      <InboxFinder view={view} send={send} />
      {list === 'none' ? (
        <EmptyState
          level={2}
          title={words.none.title}
          action={<Button onPress={() => send({ type: 'filters.clear' })}>{words.none.clear}</Button>}
        >
          {words.none.text}
        </EmptyState>
      ) : (
        <Rows view={view} send={send} />
      )}
    </>
  );
}

function Rows({ view, send }: InboxProps) {
  const words = useWords(inboxWords);
  const { rows, intl } = view;
  return (
    <div className={styles.scroll}>
      {view.isOutdated && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'list.retry' })}>
              {words.retry}
            </Button>
          }
        >
          {words.outdated}
        </Banner>
      )}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={`${row.kind}:${row.id}`} className={styles.row}>
            <InboxEntry row={row} intl={intl} />
          </li>
        ))}
      </ul>
      <More view={view} send={send} />
    </div>
  );
}

function More({ view: { list, hasMore }, send }: InboxProps) {
  const words = useWords(inboxWords);
  if (!hasMore) return null;
  return (
    <div className={styles.notes}>
      {list === 'pageFailed' && <Banner tone="critical">{words.moreFailed}</Banner>}
      <Button isPending={list === 'loadingMore'} onPress={() => send({ type: 'list.more' })}>
        {words.more}
      </Button>
    </div>
  );
}
