import type { Phrase } from '../../system/model/phrase.ts';
import {
  caseCreditsMax,
  caseGoalsMax,
  caseLineMax,
  caseNotesMax,
  caseOutcomesOf,
  caseServiceMax,
  caseServicesMax,
  caseTermMax,
  isCaseDue,
  openCaseStatusesOf,
} from '../../model/exchange/cases.ts';
import type { StaffBooking } from '../../bookings/model/booking.ts';
import { isToCome } from '../../bookings/model/upcomingBookings.ts';
import type { CaseEntry, CaseRow } from '../../model/exchange/casePayloads.ts';
import type { CaseOutcome, CaseStatus } from '../../model/cases/caseStatuses.ts';
import { rowPositionOf } from '../../kit/rowPosition.ts';
import type { RowPosition } from '../../kit/rowPosition.ts';
import { problemMessage } from '../../system/model/index.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import {
  addServiceRequest,
  hasChanges,
  invalidFields,
  saveRequest,
  withDraft,
  withGoal,
} from './caseCommands.ts';
import type { CaseCommand, CaseDraft, InvalidFields } from './caseCommands.ts';
import { draftOf, todayOf } from './casesContext.ts';
import type { Context, OpenValue } from './snapshot.ts';

/** The most that each field takes. */
export const recordLimits = {
  goals: caseGoalsMax,
  line: caseLineMax,
  notes: caseNotesMax,
  service: caseServiceMax,
  services: caseServicesMax,
  term: caseTermMax,
  credits: caseCreditsMax,
} as const;

export interface CaseWork {
  state: 'writing' | 'sending' | 'proving' | 'notStored' | 'overtaken' | 'stored';
  /** What is sent, or was last. */
  task: Exclude<CaseCommand['type'], 'case.open'> | null;
  isBusy: boolean;
  /** Whether the person's role, and the organization's status, let them change it. */
  isAllowed: boolean;
  /** Whether fields can be changed: by whoever may, and as long as the case is open. */
  canChange: boolean;
  draft: Omit<CaseDraft, 'changes' | 'outcome'>;
  invalid: InvalidFields;
  /** Whether something is written that is not stored. */
  isDirty: boolean;
  canSave: boolean;
  canAddGoal: boolean;
  canAddService: boolean;
  /** Null while nobody is about to close it. */
  closing: { outcomes: readonly CaseOutcome[]; outcome: CaseOutcome | null; canClose: boolean } | null;
  /** Who was faster; null if that is not known. */
  overtakenBy: string | null;
  failure: Phrase | null;
}

export type CaseVisit = StaffBooking & { href: string };

export interface CaseRecordView extends RowPosition {
  state: 'finding' | 'missing' | 'failed' | 'shown';
  /** As it is stored. Null until loaded. */
  stored: CaseRow | null;
  /** With what is written. Null until loaded. */
  written: CaseRow | null;
  statuses: readonly CaseStatus[];
  /** Oldest first. */
  entries: readonly CaseEntry[];
  /** Appointments: those to come, soonest first, and the others, latest first. Null where nobody has any. */
  visits: { upcoming: readonly CaseVisit[]; past: readonly CaseVisit[] } | null;
  /** Whether the next step is due today, or was before. */
  isDue: boolean;
  work: CaseWork;
  history: 'current' | 'rereading' | 'outdated';
  /** Where to write to the person; null for whoever may not, and if there is neither a conversation nor an application. */
  messageHref: string | null;
  /** The application that was taken; null without one. */
  applicationHref: string | null;
  /** Where the person is referred to another organization; null for whoever may not, and where nobody is. */
  referHref: string | null;
  /** The day where the reader is, as `YYYY-MM-DD`. */
  today: string;
  failure: Phrase | null;
}

type ShownValue = Extract<OpenValue['record'], object>['shown'];
const notShown: ShownValue = { work: 'writing', history: 'current' };

function workOf({ work }: ShownValue, context: Context): CaseWork {
  const { opened, command, changedBy, sendProblem } = context;
  const draft = draftOf(context);
  const { changes: _changes, outcome, ...texts } = draft;
  const one = opened?.case ?? null;
  const isAllowed = mayReview(context);
  const state = work === 'refused' ? 'sending' : work;
  const isBusy = state === 'sending' || state === 'proving';
  const canChange = isAllowed && one !== null && one.closedAt === null;
  const invalid = invalidFields(draft);
  const can = (request: unknown) => isAllowed && !isBusy && request !== null;
  const save = one && saveRequest(one, draft);
  return {
    state,
    task: command === null || command.type === 'case.open' ? null : command.type,
    isBusy,
    isAllowed,
    canChange: canChange && !isBusy,
    draft: texts,
    invalid,
    isDirty: one !== null && (hasChanges(one, draft) || draft.notes.trim() !== ''),
    canSave: can(save) && (canChange || save?.type === 'case.note'),
    canAddGoal: canChange && can(one && withGoal(one, draft)),
    canAddService:
      canChange && can(one && one.services.length < caseServicesMax ? addServiceRequest(one, draft) : null),
    closing:
      canChange && one && outcome !== undefined
        ? {
            outcomes: caseOutcomesOf[one.kind],
            outcome,
            canClose: outcome !== null && !invalid.notes && !isBusy,
          }
        : null,
    overtakenBy: changedBy,
    failure: state === 'notStored' ? problemMessage(sendProblem) : null,
  };
}

function visitsOf({ opened, visitHref, intl }: Context): CaseRecordView['visits'] {
  if (!opened?.visits) return null;
  const visits = opened.visits.map((visit) => ({ ...visit, href: visitHref(visit.id) }));
  return {
    upcoming: visits.filter((visit) => isToCome(visit, intl.now)).toReversed(),
    past: visits.filter((visit) => !isToCome(visit, intl.now)),
  };
}

function messageHrefOf(context: Context): string | null {
  const { opened, messageHref } = context;
  if (!opened || !mayReview(context)) return null;
  const { threadId, case: one } = opened;
  if (threadId !== null) return messageHref({ thread: threadId });
  return one.applicationId === null ? null : messageHref({ to: { applicationId: one.applicationId } });
}

/** The record of the open case. */
export function recordOf({ record }: OpenValue, context: Context): CaseRecordView | null {
  if (record === 'closed' || record === 'deciding') return null;
  const shown = typeof record === 'object' ? record.shown : notShown;
  const state = typeof record === 'object' ? 'shown' : record === 'notFound' ? 'finding' : record;
  const { list, openId, opened, detailProblem } = context;
  const stored = opened?.case ?? null;
  const today = todayOf(context);
  return {
    ...rowPositionOf(list.rows, openId ?? ''),
    state,
    stored,
    written: stored && withDraft(stored, draftOf(context)),
    statuses: stored ? openCaseStatusesOf(stored.kind) : [],
    entries: opened?.entries ?? [],
    visits: visitsOf(context),
    isDue: stored !== null && isCaseDue(stored, today),
    work: workOf(shown, context),
    history: shown.history === 'unread' ? 'rereading' : shown.history,
    messageHref: messageHrefOf(context),
    referHref:
      stored && stored.closedAt === null && mayReview(context)
        ? (context.referHref?.(stored.id) ?? null)
        : null,
    applicationHref: stored?.applicationId ? context.applicationHref(stored.applicationId) : null,
    today,
    failure: state === 'failed' ? problemMessage(detailProblem) : null,
  };
}
