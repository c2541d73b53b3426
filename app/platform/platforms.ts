import { isPlatformPath } from '@vetsync/machines/shell/model';
import type { WorldLog } from '@vetsync/machines/model/world';
import { createPlatform, type Platform, type PlatformPageEmitted } from '@vetsync/machines/platform';
import { sessionView } from '@vetsync/machines/session';
import type { NavigationEmitted, ProofEmitted, ToastEmitted } from '@vetsync/machines/system/model';
import { addressNow, followAddress } from '../page/address.ts';
import type { Root } from '../root.ts';
import { saveCalendarFile } from '../services/browser/calendarFile.ts';
import { printPage } from '../services/browser/printPage.ts';
import { saveFile } from '../services/browser/saveFile.ts';
import { clearStorage, clearTabStorage, ownerStorage, type Owner } from '../services/browser/ownerStorage.ts';
import { worldName } from '../services/browser/storageKey.ts';
import { browserReader } from '../services/browser/reader.ts';
import type { Session } from '../services/session.ts';
import { createContents } from './contents.ts';
import { persistText } from './persist.ts';
import { setOverlay, setQuery } from './overlayQuery.ts';
import { preferencesOf } from './preferences.ts';
import type { Traits } from './traits.ts';
import type { OwnPlatform } from './usePlatform.ts';
import { worldOf } from './world.ts';

interface OpenPlatform extends OwnPlatform {
  /** Ends it for good, with all that it listens to. */
  close: () => void;
}

/** The other things that a platform emits are common to all pages, and the root's to handle. */
type OwnEmitted = Exclude<PlatformPageEmitted, NavigationEmitted | ToastEmitted | ProofEmitted>;

interface Opening {
  traits: Traits;
  owner: Owner;
  /** Whose applications and appointments count as their own. */
  personId: string;
  /** What this tab kept of the owner's world. */
  persisted: WorldLog | null;
  /** Who is signed in; null in the demo. */
  session: Session | null;
}

/** Lives until it is closed: leaving the platform and coming back finds everything as it was. */
export function openPlatform(
  root: Root,
  { traits, owner, personId, persisted, session }: Opening,
): OpenPlatform {
  const { mode, profiles, notice, earlierCounts, samples } = traits;
  const shownHints = ownerStorage(owner, 'hints');
  const handlers: { [Emitted in OwnEmitted as Emitted['type']]: (emitted: Emitted) => void } = {
    'page.setQuery': ({ changes, replace }) => setQuery(changes, replace),
    'page.setOverlay': ({ open, changes }) => setOverlay(open, changes),
    'page.store': ({ name, kind, text }) => persistText(ownerStorage(owner, name, kind), text),
    'page.saveCalendar': ({ entry }) => void saveCalendarFile(entry),
    'page.saveFile': ({ file }) => saveFile(file),
    'page.print': ({ title }) => printPage(title),
    'session.signOut': (emitted) => session?.send(emitted),
    'guidance.shown': ({ keys }) => persistText(shownHints, keys.join(' ')),
    // Drafts, notes and documents belong to the world they were made in. What this browser keeps for good is for the tab to
    // clear in which somebody asked for it: a tab that only now hears of the era would clear what was kept since.
    'epoch.begun': ({ by }) => (by === 'here' ? clearStorage : clearTabStorage)(owner, worldName),
  };
  const contents = createContents(samples);
  const platform: Platform = createPlatform({
    mode,
    address: addressNow(),
    ...(session && { session: sessionView(session.getSnapshot()) }),
    reader: browserReader(),
    now: Date.now,
    shown: shownHints.read()?.split(' ') ?? [],
    world: worldOf(mode, owner, persisted),
    earlierCounts,
    personId,
    profiles,
    notice,
    stored: (name, kind) => ownerStorage(owner, name, kind).read(),
    lazyTabAt: contents.lazyTabAt,
    preferences: preferencesOf(root),
    tell: (emitted) =>
      (handlers as Partial<Record<string, (emitted: PlatformPageEmitted) => void>>)[emitted.type]?.(emitted),
  });
  root.listen(platform.root);
  const closing = new AbortController();
  const { signal } = closing;
  // First of all: an address that names a tab otherwise is put right as soon as the platform starts.
  followAddress(platform.arrive, signal);
  const stop = platform.start();
  const signIns = session?.on('session.signedIn', () => platform.root.send({ type: 'session.restored' }));
  addEventListener(
    'navigate-tab',
    (event) => {
      const tab: unknown = (event as CustomEvent).detail;
      if (typeof tab === 'string' && isPlatformPath(mode, location.pathname))
        platform.send({ type: 'tab.go', tab });
    },
    { signal },
  );
  return {
    platform,
    contents,
    owner,
    close() {
      closing.abort();
      signIns?.unsubscribe();
      stop();
    },
  };
}
