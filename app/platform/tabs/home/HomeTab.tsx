import { chatView } from '@vetsync/machines/chat';
import { veteranLinks } from '@vetsync/machines/home/model';
import { veteranHomeMachine, veteranHomeView, type VeteranHomePerson } from '@vetsync/machines/veteranHome';
import { sampleActivities } from '@vetsync/samples/home';
import { ChatCard } from '@vetsync/ui/screens/battleBuddy/ChatCard';
import { VeteranHome } from '@vetsync/ui/screens/home/VeteranHome';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import { setOverlay, useQuery } from '../../overlayQuery.ts';
import { usePerson } from '../../person.ts';
import { useActivitiesOf, usePlatform } from '../../usePlatform.ts';
import { useSendOnChange } from '../../useSendOnChange.ts';
import { chatOf } from '../battleBuddy/chats.ts';

export default function HomeTab() {
  const platform = usePlatform();
  const { mode, content } = platform.view().shell;
  const { name, rank, branch } = usePerson();
  const open = useQuery().get('open') === 'activities' ? 'activities' : null;
  const activitiesOf = useActivitiesOf();
  const [samples] = useState(() => sampleActivities(Date.now()));
  const facts = useSelector(platform.actor.world, ({ context }) => context.log.facts);
  const activities = useMemo(() => activitiesOf?.(facts) ?? samples, [activitiesOf, samples, facts]);
  const home = useActorRef(veteranHomeMachine, {
    input: {
      person: { name, rank, branch },
      role: content.role,
      links: veteranLinks(mode, content.role),
      activities,
      open,
      reader: browserReader(),
      now: Date.now,
    },
  });
  useEffect(() => {
    const { unsubscribe } = home.on('location.changed', (emitted) => setOverlay(emitted.open));
    return unsubscribe;
  }, [home]);
  useSendOnChange(home, { type: 'location.changed', open });
  const person: VeteranHomePerson = { name, rank, branch };
  useSendOnChange(home, { type: 'person.changed', person });
  useSendOnChange(home, { type: 'activities.changed', activities });

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
