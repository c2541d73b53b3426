import type { DecisionStatus, OrganizationStatus } from '../../organizations/model/index.ts';
import type {
  ProofEmitted,
  ProofParentEvent,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the administrators' list of organizations sends. */
export type AdminOrganizationsEvent =
  | { type: 'status.choose'; status: OrganizationStatus }
  /** Loads the next page. */
  | { type: 'list.more' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Opens the form for a decision. */
  | { type: 'organization.decide'; id: string; status: DecisionStatus }
  | { type: 'reason.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'form.cancel' };

/** Events from the app: the URL, the session, proofs of identity. */
export type AdminOrganizationsParentEvent =
  | ProofParentEvent
  | { type: 'session.ended' }
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: { organizationStatus: OrganizationStatus } };

export type AdminOrganizationsEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  /** The URL should name the status. */
  | { type: 'location.changed'; route: { organizationStatus: OrganizationStatus } };
