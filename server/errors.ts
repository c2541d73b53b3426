import type { Calendar } from '@vetsync/machines/bookings/model';
import type { Listing, ListingFieldError, Organization } from '@vetsync/machines/organizations/model';
import type { CodedPhrase, FieldError } from '@vetsync/machines/system/model';

/** Error codes below the HTTP layer, named by what the caller may know. The comments explain the details. */
export interface ErrorDetails {
  /** Nobody is signed in, or the session has just ended. */
  no_session: undefined;
  not_found: undefined;
  /** No housing rate is known for this ZIP code and day. */
  no_rate_here: undefined;
  /** `sources`: of reference data that is not there. */
  not_imported: { sources: readonly string[] };
  /** For signing in: wrong, unconfirmed or outdated. */
  invalid_credentials: undefined;
  /** For a signed-in person who confirms their identity again. */
  wrong_password: undefined;
  banned: undefined;
  password_too_short: undefined;
  weak_password: { weaknesses: readonly CodedPhrase[] };
  password_required: undefined;
  invalid_token: undefined;
  invalid_mailed_code: undefined;
  invalid_app_code: undefined;
  invalid_challenge: undefined;
  proof_required: undefined;
  email_taken: undefined;
  own_account: undefined;
  last_administrator: undefined;
  already_linked: undefined;
  only_way_in: undefined;
  too_many_factors: { most: number };
  second_factor_off: undefined;
  second_factor_not_configured: undefined;
  provider_not_configured: undefined;
  provider_unavailable: undefined;
  invalid_verification_url: undefined;
  /** `sendsMail`: the call that was limited sends mail, and an earlier mail may still be valid. */
  too_many_requests: { retryAfterSeconds: number; sendsMail: boolean };
  too_many_hashes: undefined;
  too_many_streams: undefined;
  too_many_exports: undefined;
  exports_busy: undefined;
  feed_full: undefined;
  feed_stopping: undefined;
  idempotency_key_reused: undefined;
  request_changed: undefined;
  profile_changed: undefined;
  role_not_allowed: undefined;
  kind_not_allowed: undefined;
  status_not_allowed: undefined;
  decision_not_possible: undefined;
  last_owner: undefined;
  /** `organizations`: that would have no owner left. */
  only_owner: { organizations: readonly { slug: string; name: string }[] };
  own_ownership: undefined;
  /** `current`: as it is stored. */
  organization_changed: { current: Organization };
  listing_changed: { current: Listing };
  invalid_input: { errors: readonly ListingFieldError[] };
  /** `missing`: before it can be published. */
  listing_incomplete: { missing: readonly ListingFieldError[] };
  listing_status: undefined;
  /** `count`: also of errors that are not listed. */
  import_refused: { errors: readonly FieldError[]; count: number };
  name_taken: undefined;
  name_approved: undefined;
  look_alike_approved: undefined;
  already_member: undefined;
  other_email: undefined;
  invitation_ended: undefined;
  list_full: undefined;
  list_too_large: { maxBytes: number };
  listing_closed: undefined;
  listing_full: undefined;
  too_many_guests: undefined;
  too_many_events: undefined;
  no_seat: undefined;
  no_spot_left: undefined;
  thread_blocked: undefined;
  organization_suspended: undefined;
  contact_requested: undefined;
  report_decided: undefined;
  /** Files can't be exchanged while one is imported. */
  import_running: undefined;
  /** `state`: the application that stands. */
  already_applied: { state: { applicationId: string; status: string } };
  /** `state`: as it is stored; `changedBy`: who made it so. */
  application_changed: {
    state: { applicationId: string; status: string; version: number };
    changedBy: { id: string; name: string | null } | null;
  };
  /** `state`: who has it now; null for nobody. */
  application_assigned: {
    state: { applicationId: string; assignee: { id: string; name: string | null } | null };
  };
  /** `state`: as it is stored; `changedBy`: who made it so. */
  case_changed: {
    state: { caseId: string; status: string; version: number };
    changedBy: { id: string; name: string | null } | null;
  };
  mentor_unavailable: undefined;
  mentor_full: undefined;
  mentoring_changed: undefined;
  referral_changed: undefined;
  referral_open: undefined;
  too_many_open: undefined;
  slot_taken: undefined;
  booking_overlaps: undefined;
  booking_too_late: undefined;
  interview_open: undefined;
  visit_not_for_you: undefined;
  /** `state`: as it is stored. */
  booking_changed: { state: { bookingId: string; status: string; version: number } };
  /** `current`: as it is stored. */
  calendar_changed: { current: Calendar };
  case_closed: undefined;
  /** `state`: who has it now; null for nobody. */
  case_assigned: { state: { caseId: string; owner: { id: string; name: string | null } | null } };
  /** `state`: the one that is open. */
  case_exists: { state: { caseId: string } };
  not_migrated: undefined;
  disk_full: undefined;
}
export type ErrorCode = keyof ErrorDetails;

type Details<Code extends ErrorCode> = ErrorDetails[Code] extends undefined
  ? [details?: undefined, options?: ErrorOptions]
  : [details: ErrorDetails[Code], options?: ErrorOptions];

/**
 * An error that the caller may know about. It is independent of HTTP: `http/errors/problems.ts` maps each code to a
 * response.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'AppError';
  readonly code: Code;
  readonly details: ErrorDetails[Code];

  constructor(code: Code, ...[details, options]: Details<Code>) {
    super(code, options);
    this.code = code;
    this.details = details as ErrorDetails[Code];
  }
}
