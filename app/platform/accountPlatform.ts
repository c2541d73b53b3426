import { sessionView } from '@vetsync/machines/account/session';
// Notifications that only people with an account get, and names of tabs that only organizations have.
import '@vetsync/ui/screens/exchange/Contact.phrases';
import '@vetsync/ui/screens/exchange/OrganizationPortal.phrases';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import type { Root } from '../root.ts';
import type { Owner } from '../services/browser/ownerStorage.ts';
import { followRemovedOwners } from '../services/browser/removedOwners.ts';
import { accountTextStore } from '../services/accountTextStore.ts';
import { accountWorldOf } from '../services/accountWorld.ts';
import { loadProfile } from '../services/http/profile.ts';
import { serverActors } from '../serverActors.ts';
import { lazy } from 'react';
import { withActing } from './acting.ts';
import { openPlatform } from './openPlatform.ts';
import { accountConfig } from './accountConfig.ts';
import type { PlatformContextValue } from './usePlatform.ts';

const Status = lazy(() => import('./AccountStatus.tsx'));

/** Owner of the platform until the session is known. */
const nobody: Owner = 'nobody';

/** The platform of one person, with their profile once it is loaded. */
function openFor(root: Root, owner: Owner) {
  const { session } = serverActors(root);
  const { follow, ...textStore } = accountTextStore(owner);
  const opened = openPlatform(root, {
    owner,
    world: accountWorldOf(owner),
    textStore,
    session,
    personId: owner,
    config: accountConfig,
  });
  const { platform } = opened;
  const unfollow = follow(platform);
  const acting = withActing(platform, owner);
  // Not if somebody else signs in: what this person was about to send would become theirs.
  const signIn = session.on('session.signedIn', ({ user }) => {
    if (user.id === owner) platform.root.send({ type: 'session.restored' });
  });
  let isProfileRead = false;
  async function readProfile() {
    isProfileRead = true;
    try {
      const { profile } = await loadProfile();
      if (platform.root.getSnapshot().status === 'active') platform.setProfile(profile);
    } catch {
      // The profile tab reports it.
      isProfileRead = false;
    }
  }
  return {
    ...opened,
    platform: acting.platform,
    Status,
    updateSession() {
      const view = sessionView(session.getSnapshot());
      platform.setSession(view);
      // Reads the profile again after the next sign-in, because it may have changed.
      if (!view.user) isProfileRead = false;
      else if (!isProfileRead) void readProfile();
      acting.setSignedIn(view.user !== null);
    },
    close() {
      acting.close();
      signIn.unsubscribe();
      unfollow();
      opened.close();
    },
  };
}

/**
 * The account platform of the signed-in person. When another person signs in, the platform is replaced. While nobody is
 * signed in, the last one stays, so that an expired session doesn't lose drafts.
 */
export const accountPlatform = memoizeByKey((root: Root) => {
  const listeners = new Set<() => void>();
  const { session } = serverActors(root);
  const person = () => sessionView(session.getSnapshot()).user?.id ?? null;
  let opened = openFor(root, person() ?? nobody);

  function sessionChanged() {
    const owner = person() ?? opened.owner;
    if (owner !== opened.owner) {
      opened.close();
      opened = openFor(root, owner);
      for (const listener of listeners) listener();
    }
    opened.updateSession();
  }
  sessionChanged();
  session.subscribe(sessionChanged);
  followRemovedOwners();

  return {
    current: (): PlatformContextValue => opened,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
