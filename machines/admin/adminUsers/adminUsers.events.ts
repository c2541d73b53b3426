import type { AdminUserFilters, AdminUserQuestion } from '../model/index.ts';
import type {
  ProofParentEvent,
  ProofEmitted,
  SessionLookEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';

/** Events that the list of users sends. */
export type AdminUsersEvent =
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; role: Role | null }
  | { type: 'filters.clear' }
  /** The last fetched row is near the screen. */
  | { type: 'list.endReached' }
  /** Try again what failed: the list, the next page. */
  | { type: 'list.retry' }
  /** Asks before anything is done to a user. Ignored for the administrator's own row. */
  | { type: 'user.ask'; id: string; question: AdminUserQuestion }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' };

/** Events from the app: the address bar, the session, who proved who they are. */
export type AdminUsersParentEvent =
  | ProofParentEvent
  | { type: 'session.ended' }
  /** The administrator proved who they are, over the page. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; filters: AdminUserFilters };

export type AdminUsersEmitted =
  | ToastEmitted
  | SessionLookEmitted
  | ProofEmitted
  /** The address bar may name search and filter. */
  | { type: 'location.changed'; filters: AdminUserFilters };
