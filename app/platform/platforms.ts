import type { PlatformMode } from '@vetsync/machines/model';
import { createPlatform, type Platform, type PlatformNews } from '@vetsync/machines/platform';
import { sessionView } from '@vetsync/machines/session';
import { go } from '../place/go.ts';
import { once } from '../place/once.ts';
import type { Root } from '../root.ts';
import { readerHere } from '../services/browser/reader.ts';
import { browserStorage } from '../services/browser/storage.ts';
import { loadProfile } from '../services/http/profile.ts';
import { addressNow, followAddress } from '../place/address.ts';
import { preferencesOf } from './preferences.ts';
import { createWorld } from './world.ts';

const shownHints = browserStorage('vetsync_hints', 'session');

function hear(root: Root, news: PlatformNews): void {
  if (news.type === 'place.go') go(news.to, { replace: news.replace });
  else if (news.type === 'session.signOut') root.session.send(news);
  else
    try {
      shownHints.write(news.keys.join(' '));
    } catch {
      // A hint may then come again after a reload.
    }
}

/** Lives as long as the page: leaving the platform and coming back finds everything as it was. */
function createOn(root: Root, mode: PlatformMode): Platform {
  const platform = createPlatform({
    mode,
    address: addressNow(),
    ...(mode === 'account' && { session: sessionView(root.session.getSnapshot()) }),
    reader: readerHere(),
    now: Date.now,
    shown: shownHints.read()?.split(' ') ?? [],
    world: createWorld(mode),
    preferences: preferencesOf(root),
    tell: (news) => hear(root, news),
  });
  platform.start();
  followAddress(platform.arrive);
  addEventListener('navigate-tab', (event) => {
    const tab: unknown = (event as CustomEvent).detail;
    if (typeof tab === 'string') platform.send({ type: 'tab.go', tab });
  });
  return platform;
}

export const demoPlatform = once((root: Root) => createOn(root, 'demo'));

export const accountPlatform = once((root: Root) => {
  const platform = createOn(root, 'account');
  let known: string | null = null;
  const meet = () => {
    const session = sessionView(root.session.getSnapshot());
    platform.meet(session);
    const person = session.user?.id ?? null;
    if (person !== null && person !== known) {
      // Who is shown beside the tabs; the profile tab itself says when it can't be read.
      loadProfile().then(
        ({ profile }) => platform.takeProfile(profile),
        () => (known = null),
      );
    }
    known = person;
  };
  meet();
  root.session.subscribe(meet);
  return platform;
});
