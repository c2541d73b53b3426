import { isPlatformPath } from '@vetsync/machines/shell/model';
import type { CalendarEntry } from '@vetsync/machines/model/time';
import {
  createPlatform,
  type Platform,
  type PlatformPageEmitted,
  type PlatformWorld,
} from '@vetsync/machines/shell/platform';
import { sessionView } from '@vetsync/machines/account/session';
import type { NavigationEmitted, ProofEmitted, ToastEmitted } from '@vetsync/machines/system/model';
import { writePhrase } from '@vetsync/ui/language';
import { currentLocation, followLocation, type SiteLocation } from '../page/location.ts';
import { closeOverlay, setDemoUrls } from '../page/navigateTo.ts';
import type { Root } from '../root.ts';
import { printPage } from '../services/browser/printPage.ts';
import { saveFile } from '../services/browser/saveFile.ts';
import { clearStorage, clearTabStorage, ownerStorage, type Owner } from '../services/browser/ownerStorage.ts';
import { storeText, type TextStore } from '../services/browser/textStore.ts';
import { worldName } from '../services/browser/storageKey.ts';
import { browserIntl } from '../services/browser/intl.ts';
import type { Session } from '../services/session.ts';
import { createTabLoader } from './tabLoader.ts';
import { setOverlay, setQuery } from '../page/overlayQuery.ts';
import { preferencesOf } from '../services/preferences.ts';
import type { PlatformConfig } from './platformConfig.ts';
import type { PlatformContextValue } from './usePlatform.ts';

interface OpenPlatform extends PlatformContextValue {
  /** Stops the platform and all its subscriptions. */
  close: () => void;
}

/** Events that the platform handles itself. The root handles the others, which are common to all pages. */
type OwnEmitted = Exclude<PlatformPageEmitted, NavigationEmitted | ToastEmitted | ProofEmitted>;

interface OpenPlatformOptions {
  config: PlatformConfig;
  owner: Owner;
  /** Whose applications and appointments count as their own. */
  personId: string;
  world: PlatformWorld;
  textStore: TextStore;
  /** The session machine; null in the demo. */
  session: Session | null;
}

/** Few people save an entry, so what writes calendar files is loaded then. */
const saveCalendarFile = async (entry: CalendarEntry, more?: readonly CalendarEntry[]) =>
  (await import('../services/browser/calendarFile.ts')).saveCalendarFile(entry, more);

/** Opens a platform. It runs until it is closed, so that leaving the platform and returning keeps its state. */
export function openPlatform(
  root: Root,
  { config, owner, personId, world, textStore, session }: OpenPlatformOptions,
): OpenPlatform {
  const { tabs, greets, urlOf, ...options } = config;
  const isHere = ({ base, path }: SiteLocation) => base === config.base && isPlatformPath(path);
  const shownHints = ownerStorage(owner, 'hints', greets ? 'session' : 'local');
  const handlers: { [Emitted in OwnEmitted as Emitted['type']]: (emitted: Emitted) => void } = {
    'page.setQuery': ({ changes, replace }) => setQuery(changes, replace),
    'page.setOverlay': ({ open, changes }) => setOverlay(open, changes),
    'page.back': ({ to }) => closeOverlay(to),
    'page.store': textStore.write,
    'page.saveCalendar': ({ entry, more }) => void saveCalendarFile(entry, more),
    'page.saveFile': ({ file }) => saveFile(file),
    'page.print': ({ title }) => printPage(title),
    'session.signOut': (emitted) => session?.send(emitted),
    'session.refresh': (emitted) => session?.send(emitted),
    'guidance.shown': ({ keys }) => storeText(shownHints, keys.join(' ')),
    // Drafts, notes and documents belong to their epoch. Only the tab that was reset clears permanent storage: a tab that
    // learns of the epoch later would clear data that was stored since.
    'epoch.begun': ({ by }) => (by === 'here' ? clearStorage : clearTabStorage)(owner, worldName),
  };
  const tabLoader = createTabLoader(tabs, owner);
  const platform: Platform = createPlatform({
    ...options,
    location: currentLocation(),
    ...(session && { session: sessionView(session.getSnapshot()) }),
    intl: browserIntl(),
    write: writePhrase,
    now: Date.now,
    shown: shownHints.read()?.split(' ') ?? [],
    world,
    personId,
    stored: textStore.read,
    lazyTabAt: (at) => textStore.preloadFor(tabLoader.lazyTabAt(at)),
    preferences: preferencesOf(root),
    onEmitted: (emitted) =>
      (handlers as Partial<Record<string, (emitted: PlatformPageEmitted) => void>>)[emitted.type]?.(emitted),
  });
  root.listen(platform.root);
  if (config.base) setDemoUrls((address) => urlOf(address, platform.view().shell.content.role));
  const closing = new AbortController();
  const { signal } = closing;
  // Must be first, because the platform corrects URLs with an alias as soon as it starts.
  followLocation(platform.setLocation, signal);
  const stop = platform.start();
  addEventListener(
    'navigate-tab',
    (event) => {
      const tab: unknown = (event as CustomEvent).detail;
      if (typeof tab === 'string' && isHere(currentLocation())) platform.send({ type: 'tab.go', tab });
    },
    { signal },
  );
  return {
    platform,
    tabLoader,
    owner,
    urlOf,
    close() {
      closing.abort();
      stop();
    },
  };
}
