import Inbox from 'lucide-react/icons/inbox';
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
import { InboxEntry } from './InboxEntry.tsx';
import { InboxFinder } from './InboxFinder.tsx';

/** The conversations, those with the newest message first. */
export function InboxList({ view, send }: InboxProps) {
  const words = useWords(inboxWords);
  const { list, side, failure } = view;
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
        icon={Inbox}
        level={2}
        title={words.empty.title}
        action={
          view.organizationsHref !== null && (
            <LinkButton href={view.organizationsHref}>{words.empty.find}</LinkButton>
          )
        }
      >
        {words.empty[side]}
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
  const { side, rows, reader } = view;
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
          <li key={row.id} className={styles.row}>
            <InboxEntry row={row} side={side} reader={reader} />
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
