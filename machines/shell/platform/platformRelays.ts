import type { Relays } from '../../kit/index.ts';
import type { GuidanceEvent, GuidanceParentEvent } from '../guidance/index.ts';
import type { NotificationsEvent, NotificationsParentEvent } from '../notifications/index.ts';
import type { ProfileSwitchEvent } from '../profileSwitch/index.ts';
import type { ShellEvent, ShellParentEvent } from '../shell/index.ts';
import type { PlatformWorldEvent } from './platformWorld.ts';
import type { WorldChanged } from './platformChanges.ts';
import type { TabParentEvent } from './tabSupervisor.events.ts';
import type {
  PlatformChildEvent,
  PlatformEmitted,
  PlatformEvent,
  PlatformPageEvent,
} from './platform.events.ts';

export type PlatformMachineEvent =
  | PlatformEvent
  | PlatformPageEvent
  | PlatformChildEvent
  | { type: 'tab.update' };

/** The root's children with what they take, and the page. */
export interface PlatformReceivers {
  page: PlatformEmitted;
  world: PlatformWorldEvent;
  shell: ShellEvent | ShellParentEvent;
  profileSwitch: ProfileSwitchEvent | WorldChanged;
  notifications: NotificationsEvent | NotificationsParentEvent;
  guidance: GuidanceEvent | GuidanceParentEvent;
  /** The open tab, if the root runs it. */
  tab: TabParentEvent;
}

/** Of these the root decides itself what follows. */
type OwnEvent = Extract<
  PlatformMachineEvent,
  { type: 'location.changed' | 'session.changed' | 'route.changed' | 'fact.made' | 'tab.update' }
>;

/** Who gets what the screens send, what the page reports, and what the children emit. */
export const platformRelays: Relays<
  Exclude<PlatformMachineEvent, OwnEvent>,
  PlatformReceivers,
  'page' | 'panel'
> = {
  'tab.go': ['shell'],
  'panel.*': ['shell'],
  'sidebar.toggle': ['shell'],
  'platform.signOut': ['shell'],
  'profile.choose': ['profileSwitch'],
  'guidance.dismiss': ['guidance'],
  'guidance.pause': ['guidance'],
  'guidance.resume': ['guidance'],
  'guidance.follow': ['guidance'],
  'notification.open': ['notifications', 'shell'],
  'notification.read': ['notifications'],
  'notification.readAll': ['notifications'],
  // The whole list is here.
  'notification.older': [],
  'notification.retry': [],
  'world.reset': ['world', 'guidance', 'shell'],
  'preference.set': ['page'],
  'preferences.reset': ['page'],

  'session.restored': ['world', 'tab'],
  'proof.given': ['tab'],
  'proof.refused': ['tab'],
  'organizations.loaded': ['shell'],
  'preferences.changed': ['shell'],
  'record.request': ['world'],

  'world.dispatch': ['world'],
  'server.request': ['world'],
  'request.left': ['world'],
  'world.changed': ['profileSwitch', 'notifications'],
  'command.settled': ['tab'],
  'person.changed': ['tab'],
  'profile.loaded': ['shell'],
  'epoch.begun': ['page'],
  'guidance.shown': ['page'],
  'proof.request': ['page'],
  'session.refresh': ['page'],
  'session.signOut': ['page'],
  'page.*': ['page'],
};
