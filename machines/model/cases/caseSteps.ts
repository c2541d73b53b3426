import type { PrivateRecord } from '../world/contacts.ts';
import type { CaseEntry, CaseFactKind, CaseRow } from '../exchange/casePayloads.ts';
import {
  applyCase,
  caseServicesMax,
  closeCase,
  firstServiceStatus,
  newCase,
  reopenCase,
} from '../exchange/cases.ts';
import type { CaseBeginning, CaseRuling } from '../exchange/cases.ts';
import type { ExchangeCommand } from '../exchange/command.ts';

type Opening = Pick<
  CaseRow,
  | 'id'
  | 'kind'
  | 'personName'
  | 'rank'
  | 'branch'
  | 'image'
  | 'title'
  | 'listingId'
  | 'applicationId'
  | 'openedAt'
>;
/** A case as a decision opens it. */
export function openedCase({ needs, ...one }: Opening & Pick<CaseBeginning, 'needs'>): CaseRow {
  const { services, goals, ...fields } = newCase(one.kind, { ...(needs && { needs }) });
  return {
    ...fields,
    ...one,
    outcome: null,
    goals: [...goals],
    services: services.map((name, index) => ({
      id: `${one.id}-${index + 1}`,
      name,
      status: firstServiceStatus,
      requestedAt: one.openedAt,
    })),
    lastContactAt: null,
    owner: null,
    closedAt: null,
    updatedAt: one.openedAt,
    version: 1,
  };
}

/** What staff do with a case that they have opened. */
const workTypes = [
  'case.change',
  'case.contact',
  'case.note',
  'case.assign',
  'case.close',
  'case.reopen',
  'service.add',
  'service.change',
] as const;
export type CaseWork = Extract<ExchangeCommand, { type: (typeof workTypes)[number] }>;
export const isCaseWork = (command: ExchangeCommand): command is CaseWork =>
  (workTypes as readonly string[]).includes(command.type);

/** A command about a case as the demo keeps it, with what it meant there and then. */
export type CaseStep = CaseWork & {
  caseId: string;
  /** ISO 8601 in UTC. */
  at: string;
  actor: CaseEntry['actor'];
  /** Who works with the person from then on, if it says that. */
  owner: CaseRow['owner'];
};
export interface StepTaken {
  kind: CaseFactKind;
  case: CaseRow;
  entry: CaseEntry;
}
type Ruled = StepTaken | { refused: 'case_changed' | 'case_closed' | 'case_assigned' | 'list_full' } | null;

/** What a step makes of a case, and its line in the history: the same as on the server. Null if it changes nothing. */
export function takeStep(before: CaseRow, step: CaseStep): Ruled {
  const { id, at, actor } = step;
  const took = (
    kind: CaseFactKind,
    entry: CaseEntry['entry'],
    after: CaseRow,
    { changes = {}, notes = '' }: { changes?: object | undefined; notes?: string | undefined } = {},
  ): StepTaken => ({
    kind,
    case: after,
    entry: { id, at, entry, changes: changes as CaseEntry['changes'], notes, actor },
  });
  /** What the case itself says is counted. */
  const counted = (kind: CaseFactKind, entry: CaseEntry['entry'], ruling: CaseRuling<CaseRow>, notes = '') =>
    'refused' in ruling
      ? ruling
      : took(
          kind,
          entry,
          { ...ruling.case, updatedAt: at, version: before.version + 1 },
          { changes: ruling.changes, notes },
        );
  const served = (entry: 'serviceAdded' | 'serviceChanged', service: CaseRow['services'][number]): Ruled => {
    const known = before.services.find((one) => one.id === service.id);
    if (known?.status === service.status) return null;
    const services = known
      ? before.services.map((one) => (one === known ? service : one))
      : [...before.services, service];
    const { name, status } = service;
    const changes = { service: [name, name], status: [known?.status ?? null, status] };
    return took('serviceChanged', entry, { ...before, services }, { changes });
  };

  if (step.expectedVersion !== undefined && step.expectedVersion !== before.version)
    return { refused: 'case_changed' };
  switch (step.type) {
    case 'case.change': {
      const { changes, notes } = step.payload;
      const ruling = applyCase(before, changes);
      if ('refused' in ruling || Object.keys(ruling.changes).length > 0)
        return counted('caseChanged', 'changed', ruling, notes);
      return notes ? took('caseNoted', 'noted', before, { notes }) : null;
    }
    case 'case.contact':
      return took('caseContacted', 'contacted', { ...before, lastContactAt: at }, step.payload);
    case 'case.note':
      return took('caseNoted', 'noted', before, { notes: step.payload.text });
    case 'case.assign': {
      const { ownerId, fromId } = step.payload;
      const currentId = before.owner?.id ?? null;
      if (currentId === ownerId) return null;
      if (fromId !== undefined && fromId !== currentId) return { refused: 'case_assigned' };
      const { owner } = step;
      return counted('caseAssigned', 'assigned', {
        case: { ...before, owner },
        changes: { owner: [before.owner, owner] },
      });
    }
    case 'case.close': {
      const { outcome, notes } = step.payload;
      return counted('caseClosed', 'closed', closeCase(before, { outcome, at }), notes);
    }
    case 'case.reopen':
      return counted('caseReopened', 'reopened', reopenCase(before), step.payload.notes);
    case 'service.add': {
      if (before.closedAt !== null) return { refused: 'case_closed' };
      if (before.services.length >= caseServicesMax) return { refused: 'list_full' };
      return served('serviceAdded', { id, name: step.payload.name, status: 'waiting', requestedAt: at });
    }
    case 'service.change': {
      if (before.closedAt !== null) return { refused: 'case_closed' };
      const { serviceId, status } = step.payload;
      const service = before.services.find((one) => one.id === serviceId);
      return service ? served('serviceChanged', { ...service, status }) : null;
    }
  }
}

/** Where the cases of an organization stand after what was done with them, and what that was, by case. */
export interface Casework {
  rows: CaseRow[];
  entries: ReadonlyMap<string, readonly CaseEntry[]>;
}

/** Under which name a world keeps a step. */
export const stepName = (organizationId: string, commandId: string) => `case:${organizationId}:${commandId}`;

/** A text that is no step is left out. */
function stepIn(text: string): CaseStep | null {
  try {
    const step = JSON.parse(text) as CaseStep | null;
    return step && isCaseWork(step) && typeof step.payload === 'object' ? step : null;
  } catch {
    return null;
  }
}

/** The cases after the steps that a world keeps. What was refused in the order of these changes nothing. */
export function caseworkOf(
  organizationId: string,
  rows: readonly CaseRow[],
  { privateRecords }: { privateRecords: readonly PrivateRecord[] },
): Casework {
  const cases = new Map(rows.map((row) => [row.id, row]));
  const entries = new Map<string, CaseEntry[]>();
  for (const { id, text } of privateRecords) {
    const step = id.startsWith(stepName(organizationId, '')) ? stepIn(text) : null;
    const before = step && cases.get(step.caseId);
    const taken = before ? takeStep(before, step) : null;
    if (!taken || 'refused' in taken) continue;
    cases.set(taken.case.id, taken.case);
    entries.set(taken.case.id, [...(entries.get(taken.case.id) ?? []), taken.entry]);
  }
  return { rows: [...cases.values()], entries };
}
