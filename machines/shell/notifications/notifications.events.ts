import type { PlatformMode } from '../model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the inbox sends. */
export type NotificationsEvent =
  /** Its link was followed, so it is read. */
  | { type: 'notification.open'; id: string }
  | { type: 'notification.read'; id: string }
  | { type: 'notification.readAll' };

/** What the inbox sends besides, if its list comes from the server page by page. */
export type NotificationPagesEvent = { type: 'notification.older' } | { type: 'notification.retry' };

/** Events from the platform. */
export type NotificationsParentEvent =
  | { type: 'world.changed'; world: World }
  | { type: 'role.changed'; role: Role; mode: PlatformMode };

export type NotificationsEmitted = WorldDispatchEmitted;
