import type { AdminUserFilters, AdminUserMenuAction } from '../model/index.ts';
import type {
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';

/** Events that the list of users sends. */
export type AdminUsersEvent =
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; role: Role | null }
  | { type: 'filters.clear' }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Opens the confirmation for an action on a user. Ignored for the administrator's own row. */
  | { type: 'user.ask'; id: string; action: AdminUserMenuAction }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app: the URL, the session, proofs of identity. */
export type AdminUsersParentEvent =
  | ProofParentEvent
  | { type: 'session.ended' }
  /** The administrator has signed in again in the proof dialog. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: AdminUserFilters };

export type AdminUsersEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  /** The URL should contain search and filter. */
  | { type: 'location.changed'; route: AdminUserFilters };
