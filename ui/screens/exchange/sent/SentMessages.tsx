import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { inboxThreadWords, inboxWords } from '../../messages/Inbox.words.ts';
import type { InboxProps } from '../../messages/Messages.types.ts';
import { messages as list, notes } from '../../messages/inbox/Inbox.css.ts';
import { InboxComposer } from '../../messages/inbox/InboxComposer.tsx';
import { CrisisHelp } from '../../system/crisis/CrisisHelp.tsx';
import { InboxLine } from '../../messages/inbox/InboxLine.tsx';
import { InboxReport } from '../../messages/inbox/InboxReport.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { conversation } from './SentApplication.css.ts';
import { sentApplicationWords } from './SentApplication.words.ts';

/** So many of the last messages are on the page of an application. */
const shownMax = 6;

export interface SentMessagesProps extends Pick<InboxProps, 'view' | 'send'> {
  /** The whole conversation, among all messages. */
  href: string;
}

/** What a person and the organization that has their application wrote to each other last, and a field to write. */
export function SentMessages({ view, send, href }: SentMessagesProps) {
  const words = useWords(sentApplicationWords).messages;
  const { thread } = view;
  return (
    <Section
      title={words.title}
      action={
        <LinkButton size="small" variant="quiet" href={href}>
          {words.open}
        </LinkButton>
      }
    >
      {thread.crisis && (
        <CrisisHelp finding={thread.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />
      )}
      <Conversation view={view} send={send} href={href} />
      {thread.report && <InboxReport report={thread.report} view={view} send={send} />}
    </Section>
  );
}

function Conversation({ view, send, href }: SentMessagesProps) {
  const words = useWords(sentApplicationWords).messages;
  const sharedWords = useWords(inboxThreadWords);
  const { outdated, retry } = useWords(inboxWords);
  const { state, name, messages, hasOlder, isOutdated, failure } = view.thread;
  const again = () => send({ type: 'thread.retry' });
  if (view.state !== 'open' || state === 'loading')
    return <SectionLoading>{sharedWords.loading}</SectionLoading>;
  // The organization asks for a conversation, which is answered among the messages.
  if (state === 'closed') return <Text>{words.asked}</Text>;
  if (state === 'failed' || state === 'missing')
    return <LoadFailed words={sharedWords.failed} failure={failure} level={3} onRetry={again} />;
  const last = messages.slice(-shownMax);
  return (
    <div className={conversation}>
      <div className={notes}>
        {isOutdated && (
          <Banner
            tone="caution"
            announce="status"
            action={
              <Button size="small" onPress={again}>
                {retry}
              </Button>
            }
          >
            {outdated}
          </Banner>
        )}
        <Stack
          space="medium"
          role="log"
          aria-label={sharedWords.log(name ?? sharedWords.somebody[view.side])}
        >
          {messages.length === 0 ? (
            <Text tone="muted">{state === 'following' ? sharedWords.loading : sharedWords.nothing}</Text>
          ) : (
            <>
              {(hasOlder || last.length < messages.length) && (
                <Text size="small">
                  <Anchor href={href}>{words.earlier}</Anchor>
                </Text>
              )}
              <ol className={list}>
                {last.map((message) => (
                  <InboxLine
                    key={message.id}
                    message={message}
                    side={view.side}
                    intl={view.intl}
                    send={send}
                  />
                ))}
              </ol>
            </>
          )}
        </Stack>
      </div>
      <InboxComposer thread={view.thread} send={send} />
    </div>
  );
}
