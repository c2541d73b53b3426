import {
  caseMatches,
  caseNamedBy,
  compareCases,
  isCaseWork,
  isServiceOpen,
  ownerNamedBy,
  stepName,
  takeStep,
  type Casework,
  type CaseRow,
  type CaseStep,
  type CaseWork,
  type ExchangeCommand,
  type ExchangeFact,
  type StepTaken,
} from '@vetsync/machines/model/exchange';
import { hasWords } from '@vetsync/machines/model/text';
import type { StaffBooking } from '@vetsync/machines/bookings/model';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type { World } from '@vetsync/machines/model/world';
import type { Choices } from '@vetsync/machines/exchange/receivedApplications';
import type { CaseServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';
import { notAllowed, notFound } from './problems.ts';

export interface DemoCasesOptions extends DemoWorkplaceOptions {
  /** Whom the organization has taken in, and what was done with them since. */
  caseworkIn: (world: World) => Casework;
  choices: Choices;
  /** The appointments with somebody, latest first, by the id of the case. Without it, there are none at all. */
  visitsIn?: (world: World, caseId: string) => StaffBooking[];
  /** Who works for the organization. */
  self: NonNullable<CaseRow['owner']>;
}

type CarriedOut = { facts: ExchangeFact[] } | { problem: { status: number; code: string } };

/** How many there are of each status. */
function countsOf<Status extends string>(rows: readonly { status: Status }[]) {
  const counts = new Map<Status, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, count }));
}

/** What staff ask for, of open cases and with whom each is. */
const servicesOf = ({ id: caseId, personName, title, owner, updatedAt, ...one }: CaseRow) =>
  one.closedAt === null
    ? one.services.map((service) => ({ ...service, caseId, personName, title, owner, updatedAt }))
    : [];

/** The demo's server for whom an organization has taken in. What is done with them is kept in the demo's world. */
export function demoCases({ caseworkIn, choices, visitsIn, self, ...options }: DemoCasesOptions): CaseServer {
  const { log, organization, follow: _follow, ...workplace } = demoWorkplace(options);
  const { world, now, worksAs = 'owner' } = options;
  const casework = () => caseworkIn(log().world);

  /** What a command means now, and for whom. */
  function stepOf(command: CaseWork) {
    const named = caseNamedBy(command);
    const row = casework().rows.find(({ id, services }) =>
      named.by === 'case' ? id === named.id : services.some((one) => one.id === named.id),
    );
    const ownerId = ownerNamedBy(command);
    const owner = [self, ...choices.colleagues].find(({ id }) => id === ownerId) ?? null;
    if (!row || owner?.id !== (ownerId ?? undefined)) return null;
    // Not before what it changes: facts of the same millisecond get times of their own.
    const at = new Date(Math.max(now(), Date.parse(row.updatedAt))).toISOString();
    const step: CaseStep = { ...command, caseId: row.id, at, actor: self, owner };
    return { row, step };
  }

  const factOf = ({ id: commandId, at }: CaseStep, { kind, case: row }: StepTaken): ExchangeFact => ({
    id: commandId,
    kind,
    subject: row.id,
    payload: { case: row },
    at,
    actor: self.id,
    commandId,
    version: null,
  });

  /** Carries a command out, once for each id. */
  function carryOut(command: ExchangeCommand): CarriedOut {
    if (!roleAllows(worksAs, 'review')) return { problem: notAllowed };
    const meant = isCaseWork(command) ? stepOf(command) : null;
    if (!meant) return { problem: { status: 404, code: 'not_found' } };
    const { row, step } = meant;
    const name = stepName(organization.id, step.id);
    const taken = takeStep(row, step);
    if (!taken || log().world.privateRecords.some(({ id }) => id === name)) return { facts: [] };
    if ('refused' in taken) return { problem: { status: 409, code: taken.refused } };
    const record = { id: name, text: JSON.stringify(step) };
    world.send({ type: 'world.dispatch', command: { type: 'record.save', record } });
    return { facts: [factOf(step, taken)] };
  }

  return {
    ...workplace,
    // Nobody is added who has not applied.
    loadThreads: async () => ({ threads: [], nextCursor: null }),
    loadChoices: async () => choices,
    async loadCases({ filters }) {
      const ofKind = casework().rows.filter(({ kind }) => kind === filters.kind);
      const found = ofKind.filter((one) => caseMatches(one, filters));
      return {
        cases: found.toSorted(compareCases(filters.sort ?? 'newest')),
        nextCursor: null,
        total: found.length,
        statuses: countsOf(ofKind),
      };
    },
    async loadCase({ id }) {
      const { rows, entries } = casework();
      const row = rows.find((one) => one.id === id);
      if (!row) throw notFound;
      const opened = { id: 'opened', at: row.openedAt, changes: {}, notes: '', actor: null };
      return {
        case: row,
        entries: [{ ...opened, entry: 'opened' }, ...(entries.get(id) ?? [])],
        threadId: row.applicationId === null ? id : null,
        snapshot: null,
        visits: visitsIn?.(log().world, id) ?? null,
      };
    },
    async loadServices({ filters: { q = '', status, owner } }) {
      const open = casework().rows.flatMap(servicesOf);
      const found = open.filter(
        (one) =>
          (status ? one.status === status : isServiceOpen(one.status)) &&
          (!owner || (one.owner?.id ?? 'none') === owner) &&
          (hasWords(`${one.personName} ${one.title}`, q) || hasWords(one.name, q)),
      );
      return {
        services: found.toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt)),
        nextCursor: null,
        total: found.length,
        statuses: countsOf(open),
      };
    },
    async sendCommand({ command }) {
      const result = carryOut(command);
      if ('problem' in result) throw result.problem;
      return result;
    },
    sendCommands: async ({ commands }) => ({
      results: commands.map((command) => ({ id: command.id, ...carryOut(command) })),
    }),
  };
}
