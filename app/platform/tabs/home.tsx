import { chatView } from '@vetsync/machines/chat';
import { sampleActivities, veteranLinks } from '@vetsync/machines/model';
import { veteranHomeMachine, veteranHomeView, type VeteranHomePerson } from '@vetsync/machines/veteranHome';
import { ChatCard } from '@vetsync/ui/screens/battleBuddy/ChatCard';
import { VeteranHome } from '@vetsync/ui/screens/home/VeteranHome';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { readerHere } from '../../services/browser/reader.ts';
import { showOpen, useQuery } from '../open.ts';
import { usePerson } from '../person.ts';
import { usePlatform } from '../usePlatform.ts';
import { useTold } from '../useTold.ts';
import { chatOf } from './chats.ts';

export default function HomeTab() {
  const platform = usePlatform();
  const { mode, content } = platform.view().shell;
  const { name, rank, branch } = usePerson();
  const open = useQuery().get('open') === 'activities' ? 'activities' : null;
  // What a signed-in person did is kept nowhere yet, and nobody else's is theirs.
  const [activities] = useState(() => (mode === 'demo' ? sampleActivities(Date.now()) : []));
  const home = useActorRef(veteranHomeMachine, {
    input: {
      person: { name, rank, branch },
      role: content.role,
      links: veteranLinks(mode, content.role),
      activities,
      open,
      reader: readerHere(),
      now: Date.now,
    },
  });
  useEffect(() => {
    const { unsubscribe } = home.on('place.changed', (news) => showOpen(news.open));
    return unsubscribe;
  }, [home]);
  useTold(home, { type: 'place.changed', open });
  const person: VeteranHomePerson = { name, rank, branch };
  useTold(home, { type: 'person.changed', person });

  const chat = chatOf(platform, 'widget');
  const view = useSelector(chat, chatView);
  return (
    <VeteranHome
      view={useSelector(home, veteranHomeView)}
      send={home.send}
      chat={<ChatCard view={view} send={chat.send} />}
    />
  );
}
