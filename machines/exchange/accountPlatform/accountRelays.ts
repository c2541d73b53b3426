import type { Relays } from '../../kit/index.ts';
import type {
  PlatformEmitted,
  PlatformEvent,
  PlatformPageEvent,
} from '../../shell/platform/platform.events.ts';
import type {
  PrivateRecordsEmitted,
  PrivateRecordsParentEvent,
} from '../../shell/privateRecords/privateRecords.machine.ts';
import type { ActingEmitted, ActingEvent, ActingParentEvent } from '../acting/acting.events.ts';
import type { FollowedChange } from './followedChanges.ts';

type PageEvent = Extract<
  PlatformPageEvent,
  { type: 'location.changed' | 'session.changed' | 'proof.given' | 'proof.refused' | 'preferences.changed' }
>;
export type AccountPlatformEvent =
  /** From the screens. */
  | PlatformEvent
  /** From the page. */
  | PageEvent
  /** From the children. */
  | PlatformEmitted
  | PrivateRecordsEmitted
  | ActingEmitted
  | FollowedChange;

/** What the page gets. Texts to keep go to the account instead. */
export type AccountPlatformEmitted =
  | Exclude<PlatformEmitted, { type: 'page.store' }>
  | Exclude<ActingEmitted, { type: 'organizations.loaded' }>;

/** The children with what they take, and the page. */
export interface AccountReceivers {
  page: AccountPlatformEmitted;
  platform: PlatformEvent | PlatformPageEvent;
  records: PrivateRecordsParentEvent;
  acting: ActingEvent | ActingParentEvent;
}

/** Of these the account's platform decides itself what follows. */
export type AccountOwnEvent = Extract<
  AccountPlatformEvent,
  {
    type:
      | 'location.changed'
      | 'session.changed'
      | 'page.store'
      | 'notification.open'
      | 'notification.read'
      | 'notification.readAll';
  }
>;

/** Who gets what the screens send, what the page reports, and what the children emit. */
export const accountRelays: Relays<
  Exclude<AccountPlatformEvent, AccountOwnEvent>,
  AccountReceivers,
  'page' | 'panel'
> = {
  'tab.go': ['platform'],
  'panel.*': ['platform'],
  'sidebar.toggle': ['platform'],
  'platform.signOut': ['platform'],
  'profile.choose': ['platform'],
  'guidance.dismiss': ['platform'],
  'guidance.pause': ['platform'],
  'guidance.resume': ['platform'],
  'guidance.follow': ['platform'],
  'world.reset': ['platform'],
  // Only an organization's list comes page by page.
  'notification.older': ['acting'],
  'notification.retry': ['acting'],
  'preference.set': ['page'],
  'preferences.reset': ['page'],

  'preferences.changed': ['platform'],
  'proof.given': ['platform'],
  'proof.refused': ['platform'],

  'proof.request': ['page'],
  'session.refresh': ['page'],
  'session.signOut': ['page'],
  'guidance.shown': ['page'],
  'epoch.begun': ['page'],
  'page.*': ['page'],

  'record.request': ['platform'],
  'records.changed': ['records'],

  'acting.changed': ['acting'],
  'acting.remembered': ['page'],
  'organizations.loaded': ['platform'],
};
