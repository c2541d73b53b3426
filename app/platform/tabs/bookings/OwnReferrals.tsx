import { inboxHref } from '@vetsync/machines/exchange/model';
import type { Platform } from '@vetsync/machines/shell/platform';
import { referralSubject } from '@vetsync/machines/model/exchange';
import { wellnessHref } from '@vetsync/machines/wellness/model';
import { useMemo } from 'react';
import { api } from '../../../services/http/calls.ts';
import { referralCalls } from '../../../services/http/referrals.ts';
import { usePlatform } from '../../usePlatform.ts';
import { useAccount } from '../messages/useAccount.ts';
import { ReferralsPage } from './ReferralsPage.tsx';

/** Reports news of referrals: the person's world has nothing else of them. */
function followOwn({ actor }: Platform) {
  const newest = () => {
    const { notifications } = actor.world.getSnapshot().context.log.world;
    return notifications.filter(({ subjectId }) => subjectId.startsWith(referralSubject(''))).at(-1)?.id;
  };
  return (report: () => void) => {
    let before = newest();
    const following = actor.world.subscribe(() => {
      const after = newest();
      if (after !== before) report();
      before = after;
    });
    return () => following.unsubscribe();
  };
}

/** Where organizations refer a person, or would like to. */
export default function OwnReferrals({ referralId }: { referralId: string | null }) {
  const platform = usePlatform();
  const { server } = useAccount();
  const calls = useMemo(() => referralCalls(api), []);
  return (
    <ReferralsPage
      key={referralId}
      reader="person"
      openId={referralId}
      server={server}
      load={calls.loadOwnReferrals}
      follow={followOwn(platform)}
      tabHref={wellnessHref({ role: 'user' }, 'overview')}
      openHref={null}
      patientsHref={null}
      conversationHref={(thread) => inboxHref(null, { thread })}
    />
  );
}
