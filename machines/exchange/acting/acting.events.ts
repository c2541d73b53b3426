import type { PortalRole } from '../../account/model/index.ts';
import type {
  NotificationPagesEvent,
  NotificationsEvent,
} from '../../shell/notifications/notifications.machine.ts';
import type { NavigationEmitted } from '../../system/model/index.ts';
import type { ActingOrganization, ShellRoute } from '../../shell/model/index.ts';

/** Events of the bell, which are the organization's while somebody acts for one. */
export type ActingEvent = NotificationsEvent | NotificationPagesEvent;

/** The organization for which somebody acts. */
export interface ActingFor {
  slug: string;
  /** Of its portal. */
  role: PortalRole;
}

/** A tab that an organization may have; `tab` is empty if none is named. */
export type UndecidedAddress = Pick<ShellRoute, 'tab' | 'detail' | 'query'>;

export type ActingParentEvent =
  /**
   * A page of the platform is shown, or another page. `undecided`: what the URL names, if it doesn't say for whom the
   * person acts, and that may be one of their organizations.
   */
  | { type: 'platform.entered'; undecided: UndecidedAddress | null }
  | { type: 'platform.left' }
  /** What the URL says; null if the person acts for themselves. */
  | { type: 'acting.changed'; organization: ActingFor | null };

export type ActingEmitted =
  /** The organizations that the signed-in person works for; null: they have to be read again. */
  | { type: 'organizations.loaded'; organizations: readonly ActingOrganization[] | null }
  /** Store for whom the person acts: an organization's slug; null: themselves. */
  | { type: 'acting.remembered'; slug: string | null }
  | NavigationEmitted;
