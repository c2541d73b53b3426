import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { CommunityPageHead } from './CommunityPageHead.tsx';
import { ConnectionList } from './network/ConnectionList.tsx';
import { Conversations } from './network/Conversations.tsx';
import { GroupList } from './network/GroupList.tsx';
import { useWords } from '../../language/useWords.ts';
import { networkWords } from './Network.words.ts';
import { OpenConversation } from './network/OpenConversation.tsx';
import type { NetworkProps } from './Community.types.ts';

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
  const Content = contents[view.state];
  return (
    <Stack space="large">
      <CommunityPageHead title={words.title} subtitle={words.subtitle} links={view.links} current="network" />
      <Card>
        <Stack space="medium">
          <TabLinks
            label={words.nav}
            items={lists.map((list) => ({
              href: view.links[list],
              label: words.lists[list],
              isCurrent: list === view.list,
            }))}
          />
          <Content view={view} send={send} />
        </Stack>
      </Card>
    </Stack>
  );
}
