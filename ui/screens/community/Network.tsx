import './Community.phrases.ts';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { communityWords } from './Community.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { useWords } from '../../language/useWords.ts';
import { networkWords } from './Network.words.ts';
import { OpenConversation } from './network/OpenConversation.tsx';
import type { NetworkProps } from './Community.types.ts';
import { Grid } from '../../components/Grid/Grid.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { person, entry, personHead } from './Community.css.ts';
import { Box } from '../../components/Box/Box.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { Member } from '@vetsync/machines/community/model';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import type { NetworkView } from '@vetsync/machines/community/network';
import { relativeTime } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';

/** Empty state of a new member's lists. */
function EmptyNetwork({ view: { list, links } }: { view: NetworkView }) {
  const words = useWords(networkWords).none;
  return (
    <EmptyState
      drawing="people"
      level={2}
      title={words[list]}
      action={<LinkButton href={links.events}>{words.action}</LinkButton>}
    >
      {words.text}
    </EmptyState>
  );
}

/** A member in three lines. */
function Person({ member: { name, service, work, location, known } }: { member: Member }) {
  const words = useWords(networkWords);
  return (
    <div className={personHead}>
      <Avatar name={name} />
      <div>
        <Text as="div" weight="strong">
          {name}
        </Text>
        <Text as="div" size="small">
          {known ? words.how[known.how](known.event) : work}
        </Text>
        {!known && (
          <Text as="div" size="small" tone="muted">
            {service}, {location}
          </Text>
        )}
      </div>
    </div>
  );
}

/** The way to the conversation with somebody, if there can be one. */
function WriteTo({ member: { id, name, known }, send }: Pick<NetworkProps, 'send'> & { member: Member }) {
  const words = useWords(networkWords);
  if (known?.href === null) return null;
  return (
    <div>
      {known ? (
        <LinkButton size="small" href={known.href!} aria-label={words.writeTo(name)}>
          {words.write}
        </LinkButton>
      ) : (
        <Button
          size="small"
          aria-label={words.writeTo(name)}
          onPress={() => send({ type: 'member.write', memberId: id })}
        >
          {words.write}
        </Button>
      )}
    </div>
  );
}

/** The veteran's connections. */
function ConnectionList({ view, send }: NetworkProps) {
  const words = useWords(networkWords);
  const { q, count, listed, hiddenCount } = view;
  if (view.reading === 'waiting') return <Skeleton lines={4} />;
  if (view.reading === 'failed')
    return (
      <ErrorState
        title={words.failed}
        action={<Button onPress={() => send({ type: 'members.retry' })}>{words.retry}</Button>}
      />
    );
  if (view.memberCount === 0) return <EmptyNetwork view={view} />;
  const clear = <Button onPress={() => send({ type: 'search.change', q: '' })}>{words.clear}</Button>;
  return (
    <Stack space="medium">
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        value={q}
        onChange={(value) => send({ type: 'search.change', q: value })}
      />
      <FoundCount level={2} count={words.found(count)} />
      {count === 0 && (
        <EmptyState drawing="search" level={3} title={words.nobody} action={clear}>
          {words.nobodyText}
        </EmptyState>
      )}
      <Grid as="ul" listStyle="none" columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="small">
        {listed.map((member) => (
          <li key={member.id}>
            <div className={person}>
              <Person member={member} />
              <WriteTo member={member} send={send} />
            </div>
          </li>
        ))}
      </Grid>
      {hiddenCount > 0 && (
        <Button width="full" onPress={() => send({ type: 'list.more' })}>
          {words.showMore(hiddenCount)}
        </Button>
      )}
    </Stack>
  );
}

/** Conversations, newest message first. */
function Conversations({ view, send }: NetworkProps) {
  const words = useWords(networkWords);
  const { conversations, contacts, messageCount, intl } = view;
  if (conversations.length === 0) return <EmptyNetwork view={view} />;
  return (
    <Stack space="medium">
      <Heading level={2}>{words.conversations(messageCount, conversations.length)}</Heading>
      <Box as="ul" listStyle="none">
        {conversations.map(({ member, lastMessage, messageCount: count }) => (
          <li key={member.id} className={entry}>
            <Stack space="xsmall">
              <Inline justify="space-between">
                <Person member={member} />
                <Button
                  size="small"
                  aria-label={words.writeTo(member.name)}
                  onPress={() => send({ type: 'member.write', memberId: member.id })}
                >
                  {words.write}
                </Button>
              </Inline>
              <Text>
                {lastMessage.isSent && <strong>{words.you}: </strong>}
                {lastMessage.text}
              </Text>
              <Text size="small" tone="muted" numeric>
                {words.count(count)}, {relativeTime(new Date(lastMessage.at).toISOString(), intl)}
              </Text>
            </Stack>
          </li>
        ))}
      </Box>
      {contacts.length > 0 && (
        <>
          <Heading level={2}>{words.organizations}</Heading>
          <Box as="ul" listStyle="none">
            {contacts.map((contact) => (
              <li key={contact.id} className={entry}>
                <Inline justify="space-between">
                  <Person member={contact} />
                  <Button
                    size="small"
                    aria-label={words.writeTo(contact.name)}
                    onPress={() => send({ type: 'member.write', memberId: contact.id })}
                  >
                    {words.write}
                  </Button>
                </Inline>
              </li>
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}

/** The veteran's groups, each with its events. */
function GroupList({ view }: NetworkProps) {
  const words = useWords(networkWords);
  if (view.groups.length === 0) return <EmptyNetwork view={view} />;
  return (
    <Grid as="ul" listStyle="none" columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="small">
      {view.groups.map(({ id, name, about, members, location }) => (
        <li key={id}>
          <div className={person}>
            <Stack space="xxsmall">
              <Heading level={2}>{name}</Heading>
              <Text size="small">{about}</Text>
              <Text size="small" tone="muted" numeric>
                {words.members(formatNumber(members, view.intl))}, {location}
              </Text>
            </Stack>
            <div>
              <LinkButton
                size="small"
                href={view.groupEvents[id] ?? view.links.events}
                aria-label={words.groupEventsOf(name)}
              >
                {words.groupEvents}
              </LinkButton>
            </div>
          </div>
        </li>
      ))}
    </Grid>
  );
}

export type { NetworkProps } from './Community.types.ts';

const lists = ['connections', 'groups', 'messages'] as const;
const contents = {
  connections: ConnectionList,
  groups: GroupList,
  messages: Conversations,
  conversation: OpenConversation,
  missing: OpenConversation,
} as const;

/** The veteran's connections, groups and conversations. */
export function Network({ view, send }: NetworkProps) {
  const words = useWords(networkWords);
  const sharedWords = useWords(communityWords);
  const Content = contents[view.state];
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        hub={sharedWords.title}
        tabs={<PageTabs words={sharedWords} links={view.links} current="network" />}
      />
      <Card>
        <Stack space="medium">
          {view.hasLists && (
            <TabLinks
              label={words.nav}
              items={lists.map((list) => ({
                href: view.links[list],
                label: words.lists[list],
                isCurrent: list === view.list,
              }))}
            />
          )}
          <Content view={view} send={send} />
        </Stack>
      </Card>
    </Stack>
  );
}
