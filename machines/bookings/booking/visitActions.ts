import { ruleBooking } from '../model/index.ts';
import type { BookingAction, BookingSide, PersonBooking, StaffBooking } from '../model/index.ts';

/** What somebody can do with a visit, in the order of its buttons. To move it, they choose another time. */
export const visitActions = [
  'confirm',
  'arrive',
  'complete',
  'move',
  'decline',
  'miss',
  'wait',
  'stopWaiting',
  'cancel',
] as const;
export type VisitAction = (typeof visitActions)[number];
/** Those that are carried out on the visit's own page. */
export type SentAction = Exclude<VisitAction, 'move'>;

/** Those that are asked about first, because the other side is told at once. */
const asked: readonly VisitAction[] = ['decline', 'miss', 'cancel'];
export const isAsked = (action: VisitAction) => asked.includes(action);
/** Those for which a reason can be given. */
export const takesReason = (action: VisitAction) => action === 'decline' || action === 'cancel';

export const commandOfAction = (action: SentAction) =>
  `booking.${action === 'stopWaiting' ? 'wait' : action}` as const;

/** How long before it begins somebody can be there. */
const earlyMs = 12 * 3_600_000;
const byStaffAlone: ReadonlySet<VisitAction> = new Set(['arrive', 'complete', 'miss']);
const byPersonAlone: ReadonlySet<VisitAction> = new Set(['wait', 'stopWaiting']);

/** Nobody notes whether a talk took place, or waits for an earlier one. */
const notForTalks: ReadonlySet<VisitAction> = new Set(['arrive', 'complete', 'miss', 'wait', 'stopWaiting']);
const notForInterviews: ReadonlySet<VisitAction> = new Set(['confirm', 'arrive', 'wait', 'stopWaiting']);

type Visit = PersonBooking | StaffBooking;

/** What one side can do now, by the rules of the server. */
export function actionsFor(visit: Visit, by: Exclude<BookingSide, 'time'>, now: number): VisitAction[] {
  const { start, end, confirms, timeZone, status, proposal } = visit;
  const before = { ...visit, arrivedAt: 'arrivedAt' in visit ? visit.arrivedAt : null };
  const isAhead = Date.parse(proposal?.times?.at(-1) ?? start) > now;
  const isInterview = visit.kind === 'interview';
  const times = isInterview ? [start] : undefined;
  const ruled: Readonly<Record<VisitAction, BookingAction>> = {
    confirm: { type: 'confirm', by },
    arrive: { type: 'arrive' },
    complete: { type: 'complete' },
    move: { type: 'move', by, start, end, times },
    decline: { type: 'decline', by },
    miss: { type: 'miss' },
    wait: { type: 'wait', waits: true },
    stopWaiting: { type: 'wait', waits: false },
    cancel: { type: 'cancel', by },
  };
  const isOffered = (action: VisitAction) => {
    if ((by === 'person' ? byStaffAlone : byPersonAlone).has(action)) return false;
    if (visit.kind === 'mentor' && notForTalks.has(action)) return false;
    // Of an interview, one of its times is chosen, and others can be offered instead.
    if (isInterview && notForInterviews.has(action)) return false;
    if (isInterview && action === 'decline') return proposal !== null && proposal.by !== by;
    // They decline what they are offered.
    if (isInterview && action === 'cancel' && status === 'requested') return isAhead && proposal?.by === by;
    if (isInterview && action === 'move') return proposal?.by !== by || by === 'organization';
    if (action === 'arrive' && Date.parse(start) - now > earlyMs) return false;
    // An answer is due first. Who asked can't ask for more, and staff decline a request instead.
    if (action === 'move' || action === 'wait') return proposal === null;
    if (action === 'cancel') return isAhead && (by === 'person' || status !== 'requested');
    return true;
  };
  return visitActions.filter((action) => {
    if (!isOffered(action)) return false;
    // Whether it is too late to move it depends on the calendar, which says so where a time is chosen.
    const ruling = ruleBooking(before, ruled[action], { timeZone, confirms, noticeHours: 0, now });
    return ruling !== null && 'after' in ruling;
  });
}
