import CheckCheck from 'lucide-react/icons/check-check';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { list } from './panels/NotificationInbox.css.ts';
import { useWords } from '../../language/useWords.ts';
import type { NotificationInboxProps } from './panels/NotificationInbox.types.ts';
import { inboxWords } from './NotificationInbox.words.ts';
import { NotificationItem } from './panels/NotificationItem.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import '../system/System.phrases.ts';

/** What went wrong with a list that comes from the server. */
function NotificationTrouble({ view: { paged }, send }: NotificationInboxProps) {
  const words = useWords(inboxWords);
  const write = usePhrases();
  if (!paged || (!paged.isOld && !paged.isUnmarked)) return null;
  return (
    <Banner
      tone="critical"
      announce="alert"
      title={paged.isUnmarked ? words.unmarked : words.old}
      action={
        !paged.isUnmarked && (
          <Button size="small" onPress={() => send({ type: 'notification.retry' })}>
            {words.failed.retry}
          </Button>
        )
      }
    >
      {paged.failure && write(paged.failure)}
    </Banner>
  );
}

/** The next page of a list that comes from the server. */
function OlderNotifications({ view: { paged }, send }: NotificationInboxProps) {
  const words = useWords(inboxWords);
  if (!paged || paged.older === 'none') return null;
  return (
    <Stack space="small">
      {paged.older === 'failed' && (
        <Banner tone="critical" announce="alert">
          {words.olderFailed}
        </Banner>
      )}
      <Button
        width="full"
        isPending={paged.older === 'loading'}
        onPress={() => send({ type: 'notification.older' })}
      >
        {words.older}
      </Button>
    </Stack>
  );
}

/** Notifications of the role, newest first (platform spec, section 4, "Notifications"). */
export function NotificationInbox({ view, send }: NotificationInboxProps) {
  const words = useWords(inboxWords);
  const { state, unread, canMarkAll, paged } = view;
  const unreadText = paged && unread >= paged.unreadMax ? words.unreadOrMore(unread) : words.unread(unread);
  return (
    <Sheet
      title={words.title}
      description={state === 'listing' ? unreadText : undefined}
      onClose={() => send({ type: 'panel.close' })}
      footer={
        canMarkAll && (
          <Button icon={CheckCheck} width="full" onPress={() => send({ type: 'notification.readAll' })}>
            {words.markAll}
          </Button>
        )
      }
    >
      <Content view={view} send={send} />
    </Sheet>
  );
}

function Content({ view, send }: NotificationInboxProps) {
  const words = useWords(inboxWords);
  const { state, items, intl, paged } = view;
  switch (state) {
    case 'loading':
      return <Spinner label={words.loading} />;
    case 'failed':
      return (
        <LoadFailed
          words={words.failed}
          level={3}
          failure={paged?.failure ?? null}
          onRetry={() => send({ type: 'notification.retry' })}
        />
      );
    case 'empty':
      return (
        <Stack space="medium">
          <NotificationTrouble view={view} send={send} />
          <EmptyState drawing="quiet" title={words.emptyTitle} level={3}>
            {paged ? words.emptyWork : words.empty}
          </EmptyState>
        </Stack>
      );
    case 'listing':
      return (
        <Stack space="medium">
          <NotificationTrouble view={view} send={send} />
          <ul className={list}>
            {items.map((item) => (
              <NotificationItem key={item.id} item={item} intl={intl} send={send} />
            ))}
          </ul>
          <OlderNotifications view={view} send={send} />
        </Stack>
      );
  }
}
