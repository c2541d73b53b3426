import { administratorPasswordMinLength } from '@vetsync/machines/account/model';
import type { CommandProblem } from '@vetsync/machines/model/exchange';
import type { AppError, ErrorCode, ErrorDetails } from '../../errors.ts';
import { fieldErrors, nameProblem } from './fieldProblems.ts';
import type { ProblemReason } from '@vetsync/machines/system/model';
import type { Problem } from './fieldProblems.ts';
import { HttpProblem } from './problem.ts';
import { withEnglishMessage } from '../../fieldTexts.ts';

/** A code that the app has no words for names one that it has. */
type ProblemOf<Code extends ErrorCode> = Code extends ProblemReason
  ? Problem
  : Problem & { reason: ProblemReason };

/** The response for each error code. A function if it depends on the details. */
const problems: {
  [Code in ErrorCode]: ErrorDetails[Code] extends undefined
    ? ProblemOf<Code>
    : (details: ErrorDetails[Code]) => ProblemOf<Code>;
} = {
  no_session: { status: 401, detail: 'Please sign in.' },
  not_found: { status: 404 },
  no_rate_here: {
    status: 404,
    reason: 'not_found',
    detail:
      'There’s no housing rate for this ZIP code and day. Overseas, ask for the overseas housing allowance.',
  },
  not_imported: ({ sources }) => ({
    status: 404,
    reason: 'not_found',
    detail: `This needs data that isn’t there yet: ${sources.join(', ')}. Administrators import it with npm run data.`,
  }),
  invalid_credentials: {
    status: 401,
    detail: 'The email or the password is wrong, or the address isn’t confirmed yet.',
  },
  wrong_password: {
    status: 400,
    code: 'invalid_credentials',
    detail: 'This isn’t the password of your account.',
  },
  banned: { status: 403, detail: 'This account has been closed by an administrator.' },
  password_too_short: {
    status: 403,
    values: [administratorPasswordMinLength],
    detail:
      `Administrators need a password of at least ${administratorPasswordMinLength} characters, and yours is shorter. ` +
      'Choose a new one with “Forgot your password?”, or sign in with a mailed code.',
  },
  weak_password: ({ weaknesses }) => {
    const errors = weaknesses.map((weakness) => ({ path: 'password', ...withEnglishMessage(weakness) }));
    return { status: 422, detail: errors.map(({ message }) => `${message}.`).join(' '), errors };
  },
  password_required: {
    status: 409,
    detail:
      'This link was opened in a different browser than the one you signed up in. Choose a password to continue.',
  },
  invalid_token: {
    status: 400,
    detail: 'This link was used already or has expired. Ask for a new one.',
  },
  invalid_mailed_code: {
    status: 400,
    code: 'invalid_code',
    detail: 'This code is wrong, was used already or has expired. Use the newest one, or ask for another.',
  },
  invalid_app_code: {
    status: 400,
    code: 'invalid_code',
    detail: 'This code is wrong or was used already. Wait for the next one, then try again.',
  },
  invalid_challenge: { status: 400, detail: 'This took too long or too many tries. Sign in again.' },
  proof_required: {
    status: 403,
    detail: 'For your safety, confirm that it’s you before you change this.',
  },
  email_taken: {
    status: 409,
    detail: 'This address belongs to another account. Your account keeps its former address.',
  },
  own_account: {
    status: 409,
    detail: 'This is your own account. Another administrator has to do this.',
  },
  last_administrator: {
    status: 409,
    detail: 'VetSync would have no administrator left. Make someone else an administrator first.',
  },
  already_linked: { status: 409, detail: 'A Google account is connected already.' },
  only_way_in: {
    status: 409,
    detail: 'Without Google you couldn’t sign in anymore. Choose a password first.',
  },
  too_many_factors: ({ most }) => ({
    status: 409,
    values: [most],
    detail: `An account may have ${most} authenticator apps. Remove one first.`,
  }),
  second_factor_off: {
    status: 409,
    detail: 'Recovery codes belong to a second factor. Set up an authenticator app first.',
  },
  second_factor_not_configured: {
    status: 503,
    code: 'not_configured',
    detail: 'Authenticator apps aren’t set up on this site.',
  },
  provider_not_configured: { status: 503, code: 'not_configured', detail: 'This isn’t offered here.' },
  provider_unavailable: {
    status: 503,
    detail: 'The identity provider isn’t available right now. Please try again later.',
    retryAfterSeconds: 30,
  },
  invalid_verification_url: { status: 503, detail: 'Invalid verification URL' },
  too_many_requests: ({ retryAfterSeconds, sendsMail }) => ({
    status: 429,
    ...(sendsMail && { reason: 'too_many_mails' }),
    detail: sendsMail
      ? 'We can’t send more emails right now. Use the latest one you have, or try again later.'
      : 'Too many requests. Please try again later.',
    retryAfterSeconds,
  }),
  too_many_hashes: {
    status: 503,
    code: 'busy',
    detail: 'Too many people are signing in at this moment. Try again in a few seconds.',
    retryAfterSeconds: 2,
  },
  too_many_streams: {
    status: 429,
    detail: 'The live leads are open in too many tabs. Close one of them first.',
    retryAfterSeconds: 30,
  },
  too_many_exports: {
    status: 429,
    detail: 'Another export of yours is still running. Please try again when it’s done.',
    retryAfterSeconds: 10,
  },
  exports_busy: {
    status: 503,
    detail: 'Too many exports are running. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  feed_full: { status: 503, retryAfterSeconds: 10 },
  feed_stopping: { status: 503, code: 'stopping', retryAfterSeconds: 2 },
  idempotency_key_reused: {
    status: 422,
    detail: 'This Idempotency-Key was used before, with other content.',
  },
  request_changed: {
    status: 409,
    detail: 'Someone else changed this request. Your change wasn’t saved.',
  },
  profile_changed: {
    status: 409,
    detail: 'Your profile was changed somewhere else. Your changes aren’t saved yet.',
  },
  role_not_allowed: { status: 403, detail: 'Your role in this organization doesn’t allow this.' },
  kind_not_allowed: { status: 403, detail: 'Organizations of this kind don’t do this.' },
  status_not_allowed: {
    status: 409,
    detail: 'The status of this organization doesn’t allow this.',
  },
  decision_not_possible: {
    status: 409,
    detail: 'The status of this organization has changed. Look at it again.',
  },
  last_owner: {
    status: 409,
    detail: 'An organization would have no owner left. Make someone else an owner first.',
  },
  only_owner: ({ organizations }) => ({
    status: 409,
    detail: 'You’re the only owner of an organization. Hand it over first, or end it.',
    state: { organizations },
  }),
  own_ownership: { status: 409, detail: 'You own this organization already. Choose a colleague.' },
  organization_changed: ({ current }) => ({
    status: 412,
    detail: 'Someone else changed this organization. Your changes aren’t saved yet.',
    current,
  }),
  listing_changed: ({ current }) => ({
    status: 412,
    detail: 'Someone else changed this listing. Your changes aren’t saved yet.',
    current,
  }),
  invalid_input: ({ errors }) => ({
    status: 422,
    detail: 'Some of the input isn’t valid.',
    errors: fieldErrors(errors),
  }),
  listing_incomplete: ({ missing }) => ({
    status: 422,
    detail: 'Fill in the missing fields before you publish this listing.',
    errors: fieldErrors(missing),
  }),
  import_refused: ({ errors, count }) => ({
    status: 422,
    values: [count],
    detail: `The file has ${count} ${count === 1 ? 'fault' : 'faults'}. Nothing was imported.`,
    errors,
  }),
  listing_status: {
    status: 409,
    detail: 'The status of this listing has changed. Look at it again.',
  },
  name_taken: nameProblem('organizations.nameTaken'),
  name_approved: nameProblem('organizations.nameApproved'),
  look_alike_approved: {
    status: 409,
    detail: 'Another approved organization has this name, or one that looks like it.',
  },
  already_member: { status: 409, detail: 'This person is on your staff already.' },
  other_email: {
    status: 403,
    detail: 'This invitation was sent to another address. Sign in with the account of that address.',
  },
  invitation_ended: {
    status: 410,
    detail: 'This invitation was used already, was withdrawn or has expired. Ask for a new one.',
  },
  list_full: {
    status: 409,
    detail: 'You have as many of these as you can have. Remove one first.',
  },
  list_too_large: ({ maxBytes }) => {
    const kilobytes = Math.floor(maxBytes / 1_000);
    return {
      status: 422,
      values: [kilobytes],
      detail: `There’s no room for this. All of these together can take up ${kilobytes} kB. Shorten or remove one first.`,
    };
  },
  thread_blocked: { status: 409, detail: 'This conversation is blocked. Nothing was sent.' },
  organization_suspended: {
    status: 409,
    detail: 'This organization is suspended, so no one there can read it. Nothing was sent.',
  },
  contact_requested: {
    status: 409,
    detail: 'Your organization has asked this person already. Nothing was sent.',
  },
  import_running: { status: 409, detail: 'An import is running. Try again when it has ended.' },
  report_decided: { status: 409, detail: 'This report was decided on already. Look at it again.' },
  listing_closed: { status: 409, detail: 'This is no longer offered. Nothing was sent.' },
  listing_full: { status: 409, detail: 'All spots are taken. Nothing was sent.' },
  too_many_events: {
    status: 409,
    detail: 'Three of your events are ahead. Cancel one, or wait until one is over.',
  },
  too_many_guests: { status: 409, detail: 'You can’t bring that many people. Nothing was sent.' },
  no_seat: { status: 409, detail: 'This person doesn’t have a seat at this event.' },
  no_spot_left: {
    status: 409,
    detail:
      'All spots are taken. Allow for more in the listing, or close the record of someone who has left.',
  },
  already_applied: ({ state }) => ({
    status: 409,
    detail: 'You have applied already. Nothing was sent again.',
    state,
  }),
  application_changed: ({ state, changedBy }) => ({
    status: 409,
    detail: 'This application has changed. Look at it again.',
    state,
    changedBy,
  }),
  application_assigned: ({ state }) => ({
    status: 409,
    detail: 'Someone else has assigned this application in the meantime.',
    state,
  }),
  case_changed: ({ state, changedBy }) => ({
    status: 409,
    detail: 'This record has changed. Look at it again.',
    state,
    changedBy,
  }),
  mentor_unavailable: { status: 409, detail: 'This mentor takes no more people for now.' },
  mentor_full: {
    status: 409,
    detail: 'You have as many people as you offered to take. End a mentoring, or offer to take more.',
  },
  mentoring_changed: { status: 409, detail: 'This has changed in the meantime. Look at it again.' },
  referral_changed: { status: 409, detail: 'This referral has changed in the meantime. Look at it again.' },
  referral_open: { status: 409, detail: 'This person is being referred there already.' },
  too_many_open: {
    status: 409,
    detail: 'You’re waiting for three answers already. Withdraw a request first.',
  },
  slot_taken: { status: 409, detail: 'This time is no longer free. Please choose another one.' },
  booking_overlaps: { status: 409, detail: 'There is another appointment at this time already.' },
  interview_open: { status: 409, detail: 'There’s an interview with this person already that isn’t over.' },
  booking_too_late: { status: 409, detail: 'It begins too soon to be moved. You can still cancel it.' },
  visit_not_for_you: { status: 409, detail: 'This visit isn’t for you. Please choose another one.' },
  booking_changed: ({ state }) => ({
    status: 409,
    detail: 'This appointment has changed. Look at it again.',
    state,
  }),
  calendar_changed: ({ current }) => ({
    status: 412,
    detail: 'Someone else has changed this calendar. Your changes aren’t saved yet.',
    current,
  }),
  case_closed: { status: 409, detail: 'This record is closed. Nothing was saved.' },
  case_assigned: ({ state }) => ({
    status: 409,
    detail: 'Someone else has given this record to a colleague in the meantime.',
    state,
  }),
  case_exists: ({ state }) => ({ status: 409, detail: 'There’s a record of this person already.', state }),
  not_migrated: { status: 503, retryAfterSeconds: 2 },
  disk_full: {
    status: 503,
    detail: 'The database has no room left on its disk.',
    retryAfterSeconds: 10,
  },
};

/** The HTTP status of what a command can be refused with. */
export function statusOf(code: CommandProblem): number {
  const row = problems[code] as Problem | ((details: object) => Problem);
  return (typeof row === 'function' ? row({}) : row).status;
}

/** The response for an error. */
export function problemOf(error: AppError): HttpProblem {
  const row = problems[error.code] as Problem | ((details: unknown) => Problem);
  const {
    status,
    code = error.code,
    reason = error.code as ProblemReason,
    values,
    detail,
    errors,
    retryAfterSeconds,
    current,
    state,
    changedBy,
  } = typeof row === 'function' ? row(error.details) : row;
  return new HttpProblem(status, reason, {
    code,
    ...(values && { values }),
    ...(detail !== undefined && { detail }),
    ...(errors && { errors: [...errors] }),
    ...(current && { current }),
    ...(state && { state }),
    ...(changedBy !== undefined && { changedBy }),
    ...(retryAfterSeconds !== undefined && {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    }),
    cause: error,
  });
}
