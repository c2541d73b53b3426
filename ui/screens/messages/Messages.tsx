import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { CrisisLinks } from '../system/crisis/CrisisLinks.tsx';
import { ConversationList } from './ConversationList.tsx';
import { listHead, pageAlone, pane, panes } from './Messages.css.ts';
import { useWords } from '../../language/useWords.ts';
import { messagesWords } from './Messages.words.ts';
import { NewMessage } from './NewMessage.tsx';
import { OpenConversation } from './OpenConversation.tsx';
import { RecipientChoice } from './RecipientChoice.tsx';
import type { MessagesProps } from './Messages.types.ts';

export type { MessagesProps } from './Messages.types.ts';

/** Messages of an organization: the conversations, and the open one. */
export function Messages({ view, send }: MessagesProps) {
  const words = useWords(messagesWords);
  const { role, conversation, links, isSample } = view;
  const isOpen = conversation !== 'closed';
  return (
    <Stack space="medium">
      {isOpen ? (
        <div className={pageAlone}>
          <Inline justify="space-between" space="small">
            <AllMessages href={links.all} />
            {conversation !== 'choosing' && <NewMessage href={links.new} />}
          </Inline>
        </div>
      ) : (
        <Inline justify="space-between" space="small">
          <PageHead view={view} />
          <LinkButton variant="primary" icon={Pencil} href={links.new}>
            {words.write}
          </LinkButton>
        </Inline>
      )}
      {view.open?.inCrisis && (
        <Banner tone="critical" title={words.crisis} announce="alert">
          <Stack space="small">
            <Text>{words.crisisText}</Text>
            <CrisisLinks />
          </Stack>
        </Banner>
      )}
      <div className={panes}>
        <section
          className={pane({ givesWay: isOpen, isConversation: false })}
          aria-label={words.conversations}
        >
          {isOpen && (
            <div className={listHead}>
              <AllMessages href={links.all} />
            </div>
          )}
          <ConversationList view={view} send={send} />
        </section>
        <div className={pane({ givesWay: !isOpen, isConversation: conversation === 'open' })}>
          <Content view={view} send={send} />
        </div>
      </div>
      {isSample && (
        <Text size="small" tone="muted">
          {words.sample[role]}
        </Text>
      )}
    </Stack>
  );
}

function AllMessages({ href }: { href: string }) {
  const words = useWords(messagesWords);
  return (
    <LinkButton variant="quiet" size="small" icon={ArrowLeft} href={href}>
      {words.back}
    </LinkButton>
  );
}

function PageHead({ view: { role } }: Pick<MessagesProps, 'view'>) {
  const words = useWords(messagesWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack as="hgroup" space="xxsmall">
      <Heading level={1} ref={heading}>
        {words.title[role]}
      </Heading>
      <Text tone="muted">{words.subtitle[role]}</Text>
    </Stack>
  );
}

function Content({ view, send }: MessagesProps) {
  const words = useWords(messagesWords);
  if (view.open)
    return <OpenConversation key={view.open.person.id} view={view} conversation={view.open} send={send} />;
  if (view.people) return <RecipientChoice people={view.people} send={send} />;
  return view.conversation === 'missing' ? (
    <EmptyState level={1} title={words.missing.title}>
      {words.missing.text}
    </EmptyState>
  ) : (
    <EmptyState title={words.closed.title}>{words.closed.text}</EmptyState>
  );
}
