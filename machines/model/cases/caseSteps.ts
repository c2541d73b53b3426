import type { PrivateRecord } from '../world/contacts.ts';
import type { CaseEntry, CaseFactKind, CaseRow } from '../exchange/casePayloads.ts';
import { firstServiceStatus, newCase } from '../exchange/cases.ts';
import type { CaseBeginning } from '../exchange/cases.ts';
import type { CommandOf, ExchangeCommand } from '../exchange/command.ts';
import { caseWork, ruleCase } from '../exchange/commands/cases.ts';
import type { CaseRefusal, CaseWorkType } from '../exchange/commands/cases.ts';

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

export type CaseWork = CommandOf<CaseWorkType>;
export const isCaseWork = (command: ExchangeCommand): command is CaseWork =>
  Object.hasOwn(caseWork, command.type);

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

/** What a step makes of a case, and its line in the history: the same as on the server. Null if it changes nothing. */
export function takeStep(before: CaseRow, step: CaseStep): StepTaken | { refused: CaseRefusal } | null {
  const { id, at, actor, owner } = step;
  const ruling = ruleCase({ before, at, newId: id, owner }, step);
  if (ruling === null || 'refused' in ruling) return ruling;
  const { kind, entry, changes = {}, notes = '' } = ruling;
  return {
    kind,
    case: ruling.case,
    entry: { id, at, entry, changes: changes as CaseEntry['changes'], notes, actor },
  };
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
