import { useContext } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import * as styles from './inbox/Inbox.css.ts';
import { besideList, listHead, pageAlone, pane, panes } from './inbox/Inbox.css.ts';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { InboxProps } from './Messages.types.ts';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { InboxList } from './inbox/InboxList.tsx';
import { InboxRequest } from './inbox/InboxRequest.tsx';
import { levelOf } from './inbox/levelOf.ts';
import { inboxWords, inboxThreadWords, inboxPeopleWords } from './Inbox.words.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { InboxThread } from './inbox/InboxThread.tsx';
import type { InboxPeopleView } from '@vetsync/machines/exchange/inbox';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { formatNumber } from '../format.ts';
import '../system/parts/World.phrases.ts';
import { PageHead, PageHeadTabs } from '../system/parts/PageHead.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';

interface InboxPeopleProps extends InboxProps {
  people: InboxPeopleView;
}

/** Selects the recipient of a new message. */
function InboxPeople({ people, view, send, title }: InboxPeopleProps) {
  const words = useWords(inboxPeopleWords);
  const write = usePhrases();
  const { state, q, total, listed } = people;
  const shown = (count: number) => formatNumber(count, view.intl);
  const more = total - listed.length;
  return (
    <>
      <div className={styles.paneHead}>
        <Heading level={levelOf({ view, title })} size="lead">
          {words.title}
        </Heading>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={q}
          onChange={(value) => send({ type: 'person.search', q: value })}
        />
        <FoundCount
          count={
            state !== 'listed'
              ? ''
              : total === 0
                ? q
                  ? words.none
                  : words.nobody
                : words.found(total, shown(total))
          }
        />
      </div>
      {state === 'loading' && <SectionLoading>{words.loading}</SectionLoading>}
      {state === 'failed' && (
        <LoadFailed
          words={words.failed}
          failure={null}
          level={3}
          onRetry={() => send({ type: 'people.retry' })}
        />
      )}
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {listed.map(({ name, about, portrait, href }) => (
            <li key={href} className={styles.row}>
              <Anchor href={href} className={styles.entry}>
                <Avatar name={name} {...(portrait && { mark: portrait })} />
                <span className={styles.entryWords}>
                  <Text as="span" weight="medium">
                    <bdi>{name}</bdi>
                  </Text>{' '}
                  <Text as="span" size="small" tone="muted">
                    {about.map((phrase) => write(phrase)).join(' · ')}
                  </Text>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <div className={styles.notes}>
            <Text size="small" tone="muted">
              {words.more(more, shown(more))}
            </Text>
          </div>
        )}
      </div>
    </>
  );
}

/** The open conversation, or why there is none. */
function InboxContent({ view, send, title }: InboxProps) {
  const closed = useWords(inboxWords).closed;
  const words = useWords(inboxThreadWords);
  const { state, failure } = view.thread;
  const level = levelOf({ view, title });
  if (view.request)
    return <InboxRequest key={view.request.id} request={view.request} view={view} send={send} />;
  if (view.people) return <InboxPeople people={view.people} view={view} send={send} title={title} />;
  switch (state) {
    case 'closed':
      return (
        <EmptyState drawing="messages" level={2} title={closed.title}>
          {closed.text}
        </EmptyState>
      );
    case 'loading':
      return <SectionLoading>{words.loading}</SectionLoading>;
    case 'missing':
      return (
        <EmptyState drawing="missing" level={level} title={words.missing.title}>
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
  const tabs = useContext(PageHeadTabs);
  const { state, reader, thread, live, allHref, failure } = view;
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
        <>
          <div className={pageAlone}>
            <Inline justify="space-between" space="small">
              {all}
              {thread.state !== 'choosing' && write}
            </Inline>
          </div>
          {tabs && <div className={besideList}>{tabs}</div>}
        </>
      ) : (
        <PageHead
          level={levelOf({ view, title })}
          title={title ?? words.title}
          subtitle={words.subtitle[reader]}
          action={write}
        />
      )}
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      {thread.crisis && (
        <CrisisHelp finding={thread.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />
      )}
      {view.requestsState === 'failed' && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'requests.retry' })}>
              {words.retry}
            </Button>
          }
        >
          {words.requestsFailed}
        </Banner>
      )}
      {view.list === 'empty' && !isOpen ? (
        <InboxList view={view} send={send} />
      ) : (
        <div className={panes}>
          <section
            className={pane({ givesWay: isOpen, isConversation: false })}
            aria-label={words.conversations}
          >
            {isOpen && thread.mayWrite && <SkipLink href="#reply">{words.toReply}</SkipLink>}
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
