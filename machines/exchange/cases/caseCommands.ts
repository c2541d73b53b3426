import {
  caseCreditsMax,
  caseGoalsMax,
  caseLineMax,
  caseNotesMax,
  caseServiceMax,
  caseTermMax,
} from '../../model/exchange/cases.ts';
import type { CaseChange, CaseFields } from '../../model/exchange/cases.ts';
import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import type { CaseOutcome, ServiceStatus } from '../../model/cases/caseStatuses.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { Workspace } from '../model/workspace.ts';

/** What is being written about a case. */
export interface CaseDraft {
  changes: CaseChange;
  /** For colleagues. */
  notes: string;
  /** A goal, and a service, that are about to be added. */
  goal: string;
  service: string;
  /** Null while no outcome is chosen; undefined while nobody is about to close it. */
  outcome: CaseOutcome | null | undefined;
}
export const noCaseDraft: CaseDraft = { changes: {}, notes: '', goal: '', service: '', outcome: undefined };

/** A command about a case, as it is sent. `as` is the id of the organization. */
export type CaseCommand = { id: string; as: string; expectedVersion?: number } & (
  | { type: 'case.open'; payload: { threadId: string; listingId?: string } }
  | { type: 'case.change'; payload: { caseId: string; changes: CaseChange; notes?: string } }
  | { type: 'case.contact' | 'case.reopen'; payload: { caseId: string; notes?: string } }
  | { type: 'case.note'; payload: { caseId: string; text: string } }
  | { type: 'case.assign'; payload: { caseId: string; ownerId: string | null; fromId: string | null } }
  | { type: 'case.close'; payload: { caseId: string; outcome: CaseOutcome; notes?: string } }
  | { type: 'service.add'; payload: { caseId: string; name: string } }
  | { type: 'service.change'; payload: { serviceId: string; status: ServiceStatus } }
);
type WithoutEnvelope<Command> = Command extends unknown ? Omit<Command, 'id' | 'as'> : never;
/** A command before it has an id. */
export type CaseRequest = WithoutEnvelope<CaseCommand>;

/** What a command needs, besides. */
export interface Commanding {
  workspace: Workspace | null;
  newId: () => string;
}
export const caseCommand = ({ workspace, newId }: Commanding, request: CaseRequest): CaseCommand => ({
  id: newId(),
  as: workspace?.organization.id ?? '',
  ...request,
});

/** The case as it would be with what is written. */
export const withDraft = (one: CaseRow, { changes }: CaseDraft): CaseRow & CaseFields => ({
  ...one,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});
/** What is written and differs from the case. */
export const changesOf = (one: CaseRow, { changes }: CaseDraft): CaseChange =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && !isEqual(value, one[field as keyof CaseFields]),
    ),
  );
export const hasChanges = (one: CaseRow, draft: CaseDraft) => Object.keys(changesOf(one, draft)).length > 0;

const isUpTo = (value: number | null, max: number) => value === null || (value >= 0 && value <= max);

/** Fields of what is written that the server would refuse. */
export function invalidFields({ changes, notes, goal, service }: CaseDraft) {
  const { progress = null, benefitsLeft = null, credits = null, nextStep = '', term = '' } = changes;
  return {
    progress: !isUpTo(progress, 100),
    benefitsLeft: !isUpTo(benefitsLeft, 100),
    credits: !isUpTo(credits, caseCreditsMax),
    term: term.trim().length > caseTermMax,
    nextStep: nextStep.trim().length > caseLineMax,
    notes: notes.trim().length > caseNotesMax,
    goal: goal.trim().length > caseLineMax,
    service: service.trim().length > caseServiceMax,
  };
}
export type InvalidFields = ReturnType<typeof invalidFields>;

const notesOf = ({ notes }: CaseDraft) => (notes.trim() ? { notes: notes.trim() } : {});

/** Stores what is written; null if nothing is, or if it can't be stored. */
export function saveRequest(one: CaseRow, draft: CaseDraft): CaseRequest | null {
  const { goal: _goal, service: _service, ...invalid } = invalidFields(draft);
  if (Object.values(invalid).some(Boolean)) return null;
  const changes = changesOf(one, draft);
  if (Object.keys(changes).length > 0)
    return {
      type: 'case.change',
      expectedVersion: one.version,
      payload: { caseId: one.id, changes, ...notesOf(draft) },
    };
  const text = draft.notes.trim();
  return text ? { type: 'case.note', payload: { caseId: one.id, text } } : null;
}
export const contactRequest = ({ id }: CaseRow, draft: CaseDraft): CaseRequest | null =>
  invalidFields(draft).notes ? null : { type: 'case.contact', payload: { caseId: id, ...notesOf(draft) } };

export const assignRequest = (
  { id, owner }: Pick<CaseRow, 'id' | 'owner'>,
  ownerId: string | null,
): CaseRequest => ({
  type: 'case.assign',
  payload: { caseId: id, ownerId, fromId: owner?.id ?? null },
});
export const closeRequest = ({ id }: CaseRow, draft: CaseDraft): CaseRequest | null =>
  draft.outcome && !invalidFields(draft).notes
    ? { type: 'case.close', payload: { caseId: id, outcome: draft.outcome, ...notesOf(draft) } }
    : null;
export function addServiceRequest({ id }: CaseRow, draft: CaseDraft): CaseRequest | null {
  const name = draft.service.trim();
  return name && !invalidFields(draft).service
    ? { type: 'service.add', payload: { caseId: id, name } }
    : null;
}
/** What is written with the goal that is about to be added; null if it can't be. */
export function withGoal(one: CaseRow, draft: CaseDraft): CaseDraft | null {
  const text = draft.goal.trim();
  const { goals } = withDraft(one, draft);
  if (!text || invalidFields(draft).goal || goals.length >= caseGoalsMax) return null;
  return { ...draft, goal: '', changes: { ...draft.changes, goals: [...goals, { text, done: false }] } };
}

/** What is left of what was written once a command is carried out. */
export function afterCommand(draft: CaseDraft, { type }: Pick<CaseCommand, 'type'>): CaseDraft {
  switch (type) {
    case 'case.change':
      return { ...noCaseDraft, goal: draft.goal, service: draft.service };
    case 'service.add':
      return { ...draft, service: '' };
    case 'case.note':
    case 'case.contact':
    case 'case.reopen':
      return { ...draft, notes: '' };
    case 'case.close':
      return noCaseDraft;
    default:
      return draft;
  }
}
