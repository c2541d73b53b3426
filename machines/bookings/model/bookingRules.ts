import { isOpenBooking } from './upcomingBookings.ts';
import type { BookingSide, BookingStatus, BookingStep, Proposal } from './booking.ts';
import type { VisitType } from './calendar.ts';
import { afterWorking, answerUntil, earlierMinutes } from './deadlines.ts';

/** What the rules of a booking read and change. Times are ISO 8601 in UTC. */
export interface BookingState {
  status: BookingStatus;
  start: string;
  end: string;
  until: string | null;
  proposal: Proposal | null;
  waits: boolean;
  arrivedAt: string | null;
}

/** What somebody, or the time, does with a booking. */
export type BookingAction =
  | { type: 'decline' | 'cancel'; by: 'person' | 'organization' }
  /** With which of the times, if there are several. */
  | { type: 'confirm'; by: 'person' | 'organization'; start?: string | undefined }
  /** With `times`, the other side can choose. */
  | {
      type: 'move';
      by: 'person' | 'organization';
      start: string;
      end: string;
      times?: string[] | undefined;
    }
  | { type: 'wait'; waits: boolean }
  | { type: 'arrive' | 'complete' | 'miss' }
  /** An earlier time has become free. */
  | { type: 'offer'; start: string; end: string }
  /** What was waited for did not come in time. */
  | { type: 'lapse' };

export interface BookingTerms {
  timeZone: string;
  confirms: VisitType['confirms'];
  /** Until how long before it begins a person can move it, in hours. */
  noticeHours: number;
  /** Epoch milliseconds. */
  now: number;
}

export type BookingRuling =
  | { after: BookingState; step: BookingStep }
  | { refused: 'booking_changed' | 'booking_too_late' };

const hourMs = 3_600_000;
const refused = { refused: 'booking_changed' } as const;
const iso = (ms: number) => new Date(ms).toISOString();
const over = { until: null, proposal: null, waits: false } as const;

/** The other end of a time that begins elsewhere. */
const endAt = ({ start, end }: { start: string; end: string }, at: string) =>
  iso(Date.parse(at) + Date.parse(end) - Date.parse(start));

/** All times that a proposal holds. */
export const timesOf = (proposal: Proposal): { start: string; end: string }[] =>
  (proposal.times ?? [proposal.start]).map((start) => ({ start, end: endAt(proposal, start) }));

/** Nobody has agreed to any of the times of an interview. */
export const isOffered = ({ status, proposal }: Pick<BookingState, 'status' | 'proposal'>): boolean =>
  status === 'requested' && proposal?.times !== undefined;

/** A proposal of one side that still stands. */
const proposedBy = ({ proposal }: BookingState, by: BookingSide, now: number) =>
  proposal?.by === by &&
  Date.parse(proposal.until) > now &&
  timesOf(proposal).some(({ start }) => Date.parse(start) > now)
    ? proposal
    : null;

/** Until when a request waits: until it is answered, and no longer than until it begins. */
export const requestUntil = (
  { timeZone, now }: Pick<BookingTerms, 'timeZone' | 'now'>,
  start: string,
): string => iso(Math.min(answerUntil(timeZone, now), Date.parse(start)));

/** Another time that waits for its answer no longer than until either of both begins. */
function proposed(
  before: BookingState,
  { start, end, by, isEarlier, times }: Omit<Proposal, 'until'>,
  { timeZone, now }: BookingTerms,
): BookingState {
  const limit = isEarlier ? afterWorking(timeZone, now, earlierMinutes) : answerUntil(timeZone, now);
  const last = Date.parse(times?.at(-1) ?? start);
  // An interview that nobody has agreed to has no time of its own.
  const own = times && before.status === 'requested' ? last : Date.parse(before.start);
  const until = iso(Math.min(limit, last, own));
  return {
    ...before,
    ...(times && before.status === 'requested' && { start, end }),
    until: null,
    proposal: { start, end, by, until, isEarlier, ...(times && { times }) },
  };
}

/** An interview of which the staff offer some times. */
export const offeredInterview = (
  times: [string, ...string[]],
  minutes: number,
  terms: BookingTerms,
): BookingState => {
  const [start] = times;
  const end = iso(Date.parse(start) + minutes * 60_000);
  const fresh = {
    status: 'requested',
    start,
    end,
    until: null,
    proposal: null,
    waits: false,
    arrivedAt: null,
  } as const;
  return proposed(fresh, { start, end, by: 'organization', isEarlier: false, times }, terms);
};

const moved = (before: BookingState, { start, end }: { start: string; end: string }): BookingState => ({
  ...before,
  start,
  end,
  until: null,
  proposal: null,
  arrivedAt: null,
});

function confirm(
  before: BookingState,
  { by, start }: Extract<BookingAction, { type: 'confirm' }>,
  now: number,
): BookingRuling {
  const asked = proposedBy(before, by === 'person' ? 'organization' : 'person', now);
  if (asked) {
    const chosen = timesOf(asked).find((one) => one.start === (start ?? asked.start));
    if (!chosen || Date.parse(chosen.start) <= now) return refused;
    return {
      after: { ...moved(before, chosen), status: 'confirmed', waits: before.waits && !asked.isEarlier },
      step: isOffered(before) ? 'confirmed' : 'moved',
    };
  }
  const isRequest =
    by === 'organization' &&
    before.status === 'requested' &&
    !isOffered(before) &&
    Date.parse(before.start) > now;
  return isRequest
    ? { after: { ...before, status: 'confirmed', until: null, proposal: null }, step: 'confirmed' }
    : refused;
}

function decline(before: BookingState, by: 'person' | 'organization', terms: BookingTerms): BookingRuling {
  const asked = proposedBy(before, by === 'person' ? 'organization' : 'person', terms.now);
  if (asked && isOffered(before))
    return { after: { ...before, ...over, status: 'declined' }, step: 'declined' };
  // What was never confirmed waits for its answer again.
  const until = before.status === 'requested' ? requestUntil(terms, before.start) : null;
  if (asked) return { after: { ...before, proposal: null, until }, step: 'kept' };
  return by === 'organization' && before.status === 'requested'
    ? { after: { ...before, ...over, status: 'declined' }, step: 'declined' }
    : refused;
}

function move(
  before: BookingState,
  { by, start, end, times }: Extract<BookingAction, { type: 'move' }>,
  terms: BookingTerms,
): BookingRuling {
  if (isOffered(before))
    return times
      ? {
          after: proposed(before, { start, end, by, isEarlier: false, times }, terms),
          step: by === 'person' ? 'proposed' : 'offered',
        }
      : refused;
  const begins = Date.parse(before.start);
  if (begins <= terms.now) return refused;
  if (by === 'organization')
    return {
      after: proposed(before, { start, end, by, isEarlier: false, times }, terms),
      step: 'proposed',
    };
  // Nobody has confirmed it yet.
  if (before.status === 'requested')
    return { after: { ...moved(before, { start, end }), until: requestUntil(terms, start) }, step: 'moved' };
  if (begins - terms.noticeHours * hourMs < terms.now) return { refused: 'booking_too_late' };
  return terms.confirms === 'instantly'
    ? { after: moved(before, { start, end }), step: 'moved' }
    : {
        after: proposed(before, { start, end, by, isEarlier: false, times }, terms),
        step: 'proposed',
      };
}

function lapse(before: BookingState, now: number): BookingRuling {
  if (before.proposal && Date.parse(before.proposal.until) <= now)
    return before.status === 'requested'
      ? { after: { ...before, ...over, status: 'expired' }, step: 'expired' }
      : { after: { ...before, proposal: null }, step: 'lapsed' };
  return before.until !== null && Date.parse(before.until) <= now
    ? { after: { ...before, ...over, status: 'expired' }, step: 'expired' }
    : refused;
}

const cameToPass: readonly BookingStatus[] = ['confirmed', 'completed', 'missed'];
/** What the staff say of a booking whose time has come. What they said before, they can put right. */
const outcome = (before: BookingState, status: 'completed' | 'missed', now: number): BookingRuling =>
  before.status !== status && cameToPass.includes(before.status) && Date.parse(before.start) <= now
    ? { after: { ...before, ...over, status }, step: status }
    : refused;

const waitFor = (before: BookingState, waits: boolean): BookingRuling | null =>
  before.waits === waits ? null : { after: { ...before, waits }, step: waits ? 'waiting' : 'stoppedWaiting' };

/** An earlier time, for whoever waits for one and has nothing to answer yet. */
const offer = (
  before: BookingState,
  { start, end }: { start: string; end: string },
  terms: BookingTerms,
): BookingRuling =>
  before.proposal === null && before.waits && start < before.start
    ? {
        after: proposed(before, { start, end, by: 'organization', isEarlier: true }, terms),
        step: 'proposed',
      }
    : refused;

/** What becomes of a booking. Null: nothing changes. */
export function ruleBooking(
  before: BookingState,
  action: BookingAction,
  terms: BookingTerms,
): BookingRuling | null {
  const { now } = terms;
  const isConfirmed = before.status === 'confirmed';
  const isAhead = isConfirmed && Date.parse(before.start) > now;
  switch (action.type) {
    case 'complete':
      return outcome(before, 'completed', now);
    case 'miss':
      return outcome(before, 'missed', now);
    case 'arrive':
      if (!isConfirmed) return refused;
      return before.arrivedAt === null
        ? { after: { ...before, arrivedAt: iso(now) }, step: 'arrived' }
        : null;
    case 'wait':
      return isAhead ? waitFor(before, action.waits) : refused;
    case 'offer':
      return isAhead ? offer(before, action, terms) : refused;
    default:
      if (!isOpenBooking(before)) return refused;
  }
  if (action.type === 'confirm') return confirm(before, action, now);
  if (action.type === 'decline') return decline(before, action.by, terms);
  if (action.type === 'move') return move(before, action, terms);
  return action.type === 'lapse'
    ? lapse(before, now)
    : { after: { ...before, ...over, status: 'cancelled' }, step: 'cancelled' };
}

/** Whether a visit type is for somebody whom the organization knows already, or not. */
export const mayBook = ({ audience }: Pick<VisitType, 'audience'>, isKnown: boolean): boolean =>
  audience === 'everybody' || (audience === 'existing') === isKnown;

/** The most open bookings of a person, in all and with one organization. */
export const openBookingsMax = 30;
export const openBookingsOfOneMax = 10;
