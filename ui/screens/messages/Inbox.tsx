import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { listHead, pageAlone, pane, panes } from './inbox/Inbox.css.ts';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { InboxProps } from './Messages.types.ts';
import { InboxCrisis } from './inbox/InboxCrisis.tsx';
import { InboxList } from './inbox/InboxList.tsx';
import { InboxRequests } from './inbox/InboxRequests.tsx';
import { levelOf } from './inbox/levelOf.ts';
import { inboxWords, inboxThreadWords } from './Inbox.words.ts';
import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { InboxPeople } from './inbox/InboxPeople.tsx';
import { InboxThread } from './inbox/InboxThread.tsx';

/** The open conversation, or why there is none. */
function InboxContent({ view, send, title }: InboxProps) {
  const closed = useWords(inboxWords).closed;
  const words = useWords(inboxThreadWords);
  const { state, failure } = view.thread;
  const level = levelOf({ view, title });
  if (view.people) return <InboxPeople people={view.people} view={view} send={send} title={title} />;
  switch (state) {
    case 'closed':
      return (
        <EmptyState level={2} title={closed.title}>
          {closed.text}
        </EmptyState>
      );
    case 'loading':
      return <SectionLoading>{words.loading}</SectionLoading>;
    case 'missing':
      return (
        <EmptyState icon={SearchX} level={level} title={words.missing.title}>
          {words.missing.text}
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadFailed
          words={words.failed}
          failure={failure}
          level={level}
          onRetry={() => send({ type: 'thread.retry' })}
        />
      );
    default:
      return <InboxThread view={view} send={send} title={title} />;
  }
}

export type { InboxProps } from './Messages.types.ts';

/** The messages between a person and organizations, for either side: the conversations, and the open one. */
export function Inbox({ view, send, title }: InboxProps) {
  const words = useWords(inboxWords);
  const phrase = usePhrases();
  const { state, side, thread, live, allHref, failure } = view;
  if (state === 'missing' || state === 'suspended')
    return <OrganizationMissing former={view.organization} isSuspended={state === 'suspended'} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  const isOpen = thread.state !== 'closed';
  const write = view.newHref !== null && (
    <LinkButton
      variant={isOpen ? 'secondary' : 'primary'}
      size={isOpen ? 'small' : 'standard'}
      icon={Pencil}
      href={view.newHref}
    >
      {words.write}
    </LinkButton>
  );
  const all = (
    <LinkButton variant="quiet" size="small" icon={ArrowLeft} href={allHref}>
      {words.all}
    </LinkButton>
  );
  return (
    <Stack space="medium">
      {isOpen ? (
        <div className={pageAlone}>
          <Inline justify="space-between" space="small">
            {all}
            {thread.state !== 'choosing' && write}
          </Inline>
        </div>
      ) : (
        <Inline justify="space-between" space="small">
          <Stack as="hgroup" space="xxsmall">
            <Heading level={levelOf({ view, title })}>{title ?? words.title}</Heading>
            <Text tone="muted">{words.subtitle[side]}</Text>
          </Stack>
          {write}
        </Inline>
      )}
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      {thread.crisis && <InboxCrisis whose={thread.crisis} />}
      {!isOpen && <InboxRequests view={view} send={send} />}
      {view.list === 'empty' && !isOpen ? (
        <InboxList view={view} send={send} />
      ) : (
        <div className={panes}>
          <section
            className={pane({ givesWay: isOpen, isConversation: false })}
            aria-label={words.conversations}
          >
            {isOpen && <div className={listHead}>{all}</div>}
            <InboxList view={view} send={send} />
          </section>
          <div className={pane({ givesWay: !isOpen, isConversation: isOpen })}>
            <InboxContent view={view} send={send} title={title} />
          </div>
        </div>
      )}
      {view.notice !== null && (
        <Text size="small" tone="muted">
          {phrase(view.notice)}
        </Text>
      )}
    </Stack>
  );
}
