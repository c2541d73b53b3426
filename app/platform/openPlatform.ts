import { isPlatformPath } from '@vetsync/machines/shell/model';
import type { FileEmitted } from '@vetsync/machines/model/text';
import type { CalendarEntry } from '@vetsync/machines/model/time';
import type { PlatformEmitted, PlatformEvent, PlatformPageEvent } from '@vetsync/machines/shell/platform';
import type {
  NavigationEmitted,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '@vetsync/machines/system/model';
import { writePhrase } from '@vetsync/ui/language';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { currentLocation, followLocation } from '../page/location.ts';
import { closeOverlay } from '../page/navigateTo.ts';
import { setOverlay, setQuery } from '../page/overlayQuery.ts';
import type { Root } from '../root.ts';
import { printPage } from '../services/browser/printPage.ts';
import { clearStorage, clearTabStorage, ownerStorage, type Owner } from '../services/browser/ownerStorage.ts';
import { storeText } from '../services/browser/textStore.ts';
import { worldName } from '../services/browser/storageKey.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { preferencesOf } from '../services/preferences.ts';
import type { PlatformConfig } from './platformConfig.ts';

/** Few people save an entry, so what writes calendar files is loaded then. */
const saveCalendarFile = async (entry: CalendarEntry, more?: readonly CalendarEntry[]) =>
  (await import('../services/browser/calendarFile.ts')).saveCalendarFile(entry, more);

/** The keys of the hints that were shown. */
const hintsOf = (owner: Owner, { greets }: PlatformConfig) =>
  ownerStorage(owner, 'hints', greets ? 'session' : 'local');

type Handlers<Emitted extends EventObject> = {
  [One in Emitted as One['type']]: (emitted: One) => void;
};
/** The root handles these, as those of all pages. */
type CommonEmitted = NavigationEmitted | ToastEmitted | ProofEmitted | SessionRefreshEmitted | FileEmitted;
/** Each platform keeps texts and ends sessions in its own way. */
type DifferentEmitted = Extract<PlatformEmitted, { type: 'page.store' | 'session.signOut' }>;
type PageHandlers = Handlers<Exclude<PlatformEmitted, CommonEmitted | DifferentEmitted>>;

const pageHandlers = (root: Root, config: PlatformConfig, ownerOf: () => Owner): PageHandlers => ({
  'page.setQuery': ({ changes, replace }) => setQuery(changes, replace),
  'page.setOverlay': ({ open, changes }) => setOverlay(open, changes),
  'page.back': ({ to }) => closeOverlay(to),
  'page.saveCalendar': ({ entry, more }) => void saveCalendarFile(entry, more),
  'page.print': ({ title }) => printPage(title),
  'preference.set': preferencesOf(root).send,
  'preferences.reset': preferencesOf(root).send,
  'guidance.shown': ({ keys }) => storeText(hintsOf(ownerOf(), config), keys.join(' ')),
  // Drafts, notes and documents belong to their epoch. Only the tab that was reset clears permanent storage: a tab that
  // learns of the epoch later would clear data that was stored since.
  'epoch.begun': ({ by }) => (by === 'here' ? clearStorage : clearTabStorage)(ownerOf(), worldName),
});

/** What each platform gets of this page. */
export function platformInput(root: Root, config: PlatformConfig, owner: Owner) {
  const { tabs: _tabs, greets: _greets, urlOf: _urlOf, ...options } = config;
  return {
    ...options,
    intl: browserIntl(),
    write: writePhrase,
    now: Date.now,
    shown: hintsOf(owner, config).read()?.split(' ') ?? [],
    preferences: preferencesOf(root).getSnapshot().context.preferences,
  };
}

/** What the page reports by itself. */
type ReportedEvent = Extract<
  PlatformEvent | PlatformPageEvent,
  { type: 'location.changed' | 'preferences.changed' | 'tab.go' }
>;

interface Opened<Emitted extends EventObject> {
  config: PlatformConfig;
  ownerOf: () => Owner;
  /** What this platform asks of the page besides. */
  handlers: NoInfer<Handlers<Exclude<Emitted, CommonEmitted | { type: keyof PageHandlers }>>>;
}

/** Starts the root of a platform on this page. It never stops, so that leaving the platform and returning keeps its state. */
export function openPlatform<Emitted extends EventObject>(
  root: Root,
  actor: ActorRef<Snapshot<unknown>, ReportedEvent, Emitted> & { start: () => void },
  { config, ownerOf, handlers }: Opened<Emitted>,
): void {
  const own = { ...pageHandlers(root, config, ownerOf), ...handlers };
  root.listen(actor);
  // TypeScript can't match an event's type with its handler.
  actor.on('*', (emitted) =>
    (own as unknown as Partial<Record<string, (emitted: Emitted) => void>>)[emitted.type]?.(emitted),
  );
  preferencesOf(root).on('preferences.changed', actor.send);
  // Before it starts, because the platform corrects URLs with an alias then.
  followLocation((place) => actor.send({ type: 'location.changed', ...place }));
  addEventListener('navigate-tab', (event) => {
    const tab: unknown = (event as CustomEvent).detail;
    const { base, path } = currentLocation();
    if (typeof tab === 'string' && base === config.base && isPlatformPath(path))
      actor.send({ type: 'tab.go', tab });
  });
  actor.start();
}
