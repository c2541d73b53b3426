import '../../system/parts/World.phrases.ts';
import { Fragment } from 'react';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import * as styles from './Inbox.css.ts';
import { useStickToLatest } from '../../system/parts/useStickToLatest.ts';
import type { InboxProps } from '../Messages.types.ts';
import { inboxThreadWords, inboxWords } from '../Inbox.words.ts';
import { InboxComposer } from './InboxComposer.tsx';
import { levelOf } from './levelOf.ts';
import { InboxReport } from './InboxReport.tsx';
import { InboxLine } from './InboxLine.tsx';
import type { InboxThreadView } from '@vetsync/machines/exchange/inbox';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

interface InboxBlockProps extends Pick<InboxProps, 'send'> {
  thread: InboxThreadView;
}

/** Reports the conversation, and blocks the other side or lets it write again. */
function InboxBlock({ thread: { block, isBlocked, isPerson, mayReport, name }, send }: InboxBlockProps) {
  const words = useWords(inboxThreadWords);
  return (
    <Inline space="xsmall">
      {mayReport && (
        <Button
          size="small"
          variant="quiet"
          icon={Flag}
          onPress={() => send({ type: 'report.open', messageId: null })}
        >
          {words.report}
        </Button>
      )}
      {block !== null && (
        <Button
          size="small"
          variant="quiet"
          icon={Ban}
          isPending={block === 'changing'}
          onPress={() => send({ type: 'block.toggle' })}
        >
          {isBlocked ? words.unblock : words.block}
        </Button>
      )}
      {block === 'confirming' && (
        <ConfirmDialog
          title={words.blockConfirmation.title(name ?? '')}
          confirmLabel={words.blockConfirmation.confirm}
          cancelLabel={words.blockConfirmation.cancel}
          onConfirm={() => send({ type: 'block.confirm' })}
          onCancel={() => send({ type: 'block.cancel' })}
        >
          {isPerson ? words.blockConfirmation.person : words.blockConfirmation.text}
        </ConfirmDialog>
      )}
    </Inline>
  );
}

/** The conversation with the other side, and a field to write. */
export function InboxThread({ view, send, title: tab }: InboxProps) {
  const words = useWords(inboxThreadWords);
  const { thread, side, intl } = view;
  const { name, portrait, about, messages, state, isAwaited } = thread;
  const write = usePhrases();
  const scroller = useStickToLatest(messages.at(-1));
  const unnamed = words.somebody[view.reader];
  const title = state === 'composing' && name !== null ? words.to(name) : (name ?? unnamed);
  return (
    <>
      <div className={styles.paneHead}>
        <Inline justify="space-between" space="small">
          <div className={styles.person}>
            <Avatar name={name ?? unnamed} shape={thread.shape} {...(portrait && { mark: portrait })} />
            <Stack space="none">
              <Heading level={levelOf({ view, title: tab })} size="lead">
                {thread.organizationHref === null ? (
                  title
                ) : (
                  <Anchor href={thread.organizationHref}>{title}</Anchor>
                )}
              </Heading>
              {thread.interviewHref && (
                <Text size="small">
                  <Anchor href={thread.interviewHref}>{words.interview}</Anchor>
                </Text>
              )}
              {thread.timesHref !== null && (
                <Text size="small">
                  <Anchor href={thread.timesHref}>{words.chooseTime}</Anchor>
                </Text>
              )}
              {about.length > 0 && (
                <Text size="small" tone="muted">
                  {about.map((subject, index) => (
                    <Fragment key={subject.href ?? index}>
                      {index > 0 && ' · '}
                      {subject.href === null ? (
                        write(subject.title)
                      ) : (
                        <Anchor href={subject.href}>{write(subject.title)}</Anchor>
                      )}
                    </Fragment>
                  ))}
                </Text>
              )}
            </Stack>
          </div>
          <InboxBlock thread={thread} send={send} />
        </Inline>
        <Notices view={view} send={send} />
      </div>
      <div
        {...scroller}
        className={styles.log}
        role="log"
        aria-label={words.log(name ?? unnamed)}
        tabIndex={0}
      >
        {messages.length === 0 ? (
          <Text tone="muted">{state === 'following' ? words.loading : words.nothing}</Text>
        ) : (
          <ol className={styles.messages}>
            {messages.map((message) => (
              <InboxLine key={message.id} message={message} side={side} intl={intl} send={send} />
            ))}
          </ol>
        )}
      </div>
      {isAwaited && (
        <div className={styles.typing}>
          <Spinner size="small" />
          {words.typing(name ?? unnamed)}
        </div>
      )}
      <InboxComposer thread={thread} send={send} />
      {thread.report && <InboxReport report={thread.report} view={view} send={send} />}
    </>
  );
}

/** What is above the messages: older ones, and that newer ones may be missing. */
function Notices({ view: { thread }, send }: InboxProps) {
  const { outdated, retry } = useWords(inboxWords);
  const words = useWords(inboxThreadWords);
  return (
    <>
      {thread.reported && (
        <Banner tone={thread.reported.status === 'acted' ? 'positive' : 'info'}>
          {words.reported[thread.reported.status]}
        </Banner>
      )}
      {thread.isOutdated && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'thread.retry' })}>
              {retry}
            </Button>
          }
        >
          {outdated}
        </Banner>
      )}
      {thread.older === 'failed' && <Banner tone="critical">{words.olderFailed}</Banner>}
      {thread.hasOlder && (
        <div>
          <Button
            size="small"
            isPending={thread.older === 'loading'}
            onPress={() => send({ type: 'thread.more' })}
          >
            {words.older}
          </Button>
        </div>
      )}
    </>
  );
}
