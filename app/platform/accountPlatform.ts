import { readLog } from '@vetsync/machines/model/world';
import { sessionView } from '@vetsync/machines/session';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import type { Root } from '../root.ts';
import { followRemovedOwners, type Owner } from '../services/browser/ownerStorage.ts';
import { loadProfile } from '../services/http/profile.ts';
import { worldStorage } from '../services/browser/worldStorage.ts';
import { served } from '../served.ts';
import { openPlatform } from './platforms.ts';
import { accountTraits } from './accountTraits.ts';
import type { OwnPlatform } from './usePlatform.ts';

/** Whose the platform is before anybody is known. */
const nobody: Owner = 'nobody';

/** The platform of one person, with their profile once it is read. */
function openFor(root: Root, owner: Owner) {
  const { session } = served(root);
  const own = openPlatform(root, {
    owner,
    persisted: readLog(worldStorage(owner).read()),
    session,
    personId: owner,
    traits: accountTraits,
  });
  let isOpen = true;
  let isRead = false;
  const read = () => {
    isRead = true;
    // Who is shown beside the tabs; the profile tab itself says when it can't be read.
    loadProfile().then(
      ({ profile }) => isOpen && own.platform.setProfile(profile),
      () => (isRead = false),
    );
  };
  return {
    ...own,
    meet() {
      const view = sessionView(session.getSnapshot());
      own.platform.meet(view);
      // Whoever was away may have changed their profile elsewhere meanwhile.
      if (!view.user) isRead = false;
      else if (!isRead) read();
    },
    close() {
      isOpen = false;
      own.close();
    },
  };
}

/**
 * The account platform of whoever is signed in. Another person gets another one, and the one before ends with all it holds.
 * While nobody is signed in the last one stays: a session that ended by itself must not cost what was typed.
 */
export const accountPlatform = memoizeByKey((root: Root) => {
  const listeners = new Set<() => void>();
  const { session } = served(root);
  const person = () => sessionView(session.getSnapshot()).user?.id ?? null;
  let own = openFor(root, person() ?? nobody);

  function meet() {
    const owner = person() ?? own.owner;
    if (owner !== own.owner) {
      own.close();
      own = openFor(root, owner);
      for (const listener of listeners) listener();
    }
    own.meet();
  }
  meet();
  session.subscribe(meet);
  followRemovedOwners();

  return {
    current: (): OwnPlatform => own,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
