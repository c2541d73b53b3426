import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { listHead, pageAlone, pane, panes } from '../messages/Messages.css.ts';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { InboxProps } from './Exchange.types.ts';
import { InboxContent } from './inbox/InboxContent.tsx';
import { InboxCrisis } from './inbox/InboxCrisis.tsx';
import { InboxList } from './inbox/InboxList.tsx';
import { InboxRequests } from './inbox/InboxRequests.tsx';
import { inboxWords } from './Inbox.words.ts';

export type { InboxProps } from './Exchange.types.ts';

/** The messages between a person and organizations, for either side: the conversations, and the open one. */
export function Inbox({ view, send }: InboxProps) {
  const words = useWords(inboxWords);
  const { state, side, thread, live, allHref, failure } = view;
  if (state === 'missing' || state === 'suspended')
    return <OrganizationMissing former={view.organization} isSuspended={state === 'suspended'} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  const isOpen = thread.state !== 'closed';
  const all = (
    <LinkButton variant="quiet" size="small" icon={ArrowLeft} href={allHref}>
      {words.all}
    </LinkButton>
  );
  return (
    <Stack space="medium">
      {isOpen ? (
        <div className={pageAlone}>{all}</div>
      ) : (
        <Stack as="hgroup" space="xxsmall">
          <Heading level={side === 'person' ? 1 : 2}>{words.title}</Heading>
          <Text tone="muted">{words.subtitle[side]}</Text>
        </Stack>
      )}
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      {thread.inCrisis && <InboxCrisis />}
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
            <InboxContent view={view} send={send} />
          </div>
        </div>
      )}
    </Stack>
  );
}
