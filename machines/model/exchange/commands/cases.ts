import * as z from 'zod/mini';
import { daySchema, instantSchema } from '../../../system/model/timeSchema.ts';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { caseOutcomes, caseStatuses, serviceStatuses } from '../../cases/caseStatuses.ts';
import type { CaseEntry, CaseFactKind, CaseRow } from '../casePayloads.ts';
import {
  applyCase,
  caseCreditsMax,
  caseGoalsMax,
  caseLineMax,
  caseNotesMax,
  casePriorities,
  caseServiceMax,
  caseServicesMax,
  caseTermMax,
  closeCase,
  reopenCase,
} from '../cases.ts';
import type { CaseChanges, CaseRuling } from '../cases.ts';
import { defineCommand } from './defineCommand.ts';

const caseId = uuidSchema;
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const given = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const upTo = (max: number) => z.nullable(z.int().check(z.minimum(0), z.maximum(max)));
const notes = z.optional(text(caseNotesMax));

const goalSchema = z.strictObject({ text: given(caseLineMax), done: z.boolean() });
/** What staff change of a case. What is missing stays as it is. */
const changesSchema = z.strictObject({
  status: z.optional(z.enum(caseStatuses)),
  priority: z.optional(z.enum(casePriorities)),
  progress: z.optional(upTo(100)),
  term: z.optional(text(caseTermMax)),
  credits: z.optional(upTo(caseCreditsMax)),
  benefitsLeft: z.optional(upTo(100)),
  goals: z.optional(z.array(goalSchema).check(z.maxLength(caseGoalsMax))),
  nextStep: z.optional(text(caseLineMax)),
  nextOn: z.optional(z.nullable(daySchema)),
});

/** A case when staff ask for something, and what comes with that. */
export interface CaseMoment {
  before: CaseRow;
  /** ISO 8601 in UTC. */
  at: string;
  /** For what it adds. */
  newId: string;
  /** Whom it names to work with the person. */
  owner: CaseRow['owner'];
}
/** What becomes of a case, and its line in the history. */
export interface CaseStepTaken {
  kind: CaseFactKind;
  entry: CaseEntry['entry'];
  case: CaseRow;
  changes?: CaseChanges;
  notes?: string | undefined;
}
/** Why a rule refuses a step. */
export type CaseRefusal = 'case_assigned' | 'case_changed' | 'case_closed' | 'list_full';
/** Null: nothing changes. */
type CaseRuled = CaseStepTaken | { refused: CaseRefusal } | null;

/** What the case itself says is counted, so that nobody overwrites what they have not read. */
const counted = (
  { before, at }: CaseMoment,
  ruling: CaseRuling<CaseRow>,
  step: Omit<CaseStepTaken, 'case' | 'changes'>,
): CaseRuled =>
  'refused' in ruling
    ? ruling
    : {
        ...step,
        case: { ...ruling.case, updatedAt: at, version: before.version + 1 },
        changes: ruling.changes,
      };

type Service = CaseRow['services'][number];

function served({ before }: CaseMoment, service: Service | undefined): CaseRuled {
  if (before.closedAt !== null) return { refused: 'case_closed' };
  const known = before.services.find(({ id }) => id === service?.id);
  if (!service || known?.status === service.status) return null;
  if (!known && before.services.length >= caseServicesMax) return { refused: 'list_full' };
  const { name, status } = service;
  const services = known
    ? before.services.map((one) => (one === known ? service : one))
    : [...before.services, service];
  return {
    kind: 'serviceChanged',
    entry: known ? 'serviceChanged' : 'serviceAdded',
    case: { ...before, services },
    changes: { service: [name, name], status: [known?.status ?? null, status] },
  };
}

type CasePayload = z.ZodMiniType<{ caseId: string } | { serviceId: string }>;

/** Declares what staff do with a case that is there, with the rule that says what becomes of it. */
const caseCommand = <Payload extends CasePayload, const Problems extends readonly CaseRefusal[]>(
  summary: string,
  payload: Payload,
  {
    problems,
    rule,
  }: { problems: Problems; rule: (moment: CaseMoment, payload: z.output<Payload>) => CaseRuled },
) => ({
  ...defineCommand({ summary, payload, from: { staff: 'review' }, fact: 'caseShared', problems }),
  rule,
});

const changed = ['case_changed', 'case_closed'] as const;

/** What staff do with a case that is there. Those with an `expectedVersion` are refused if a colleague has changed it meanwhile. */
export const caseWork = {
  'case.change': caseCommand(
    'Change a record. Fields that are left out stay as they are',
    z.strictObject({ caseId, changes: changesSchema, notes }),
    {
      problems: changed,
      rule(moment, { changes, notes: words }) {
        const { before } = moment;
        const ruling = applyCase(before, changes);
        if ('refused' in ruling || Object.keys(ruling.changes).length > 0)
          return counted(moment, ruling, { kind: 'caseChanged', entry: 'changed', notes: words });
        return words ? { kind: 'caseNoted', entry: 'noted', case: before, notes: words } : null;
      },
    },
  ),
  'case.contact': caseCommand(
    'Record that your organization talked with the person, now or at an earlier time',
    z.strictObject({ caseId, at: z.optional(instantSchema), notes }),
    {
      problems: ['case_changed'],
      rule({ before, at }, { at: when = at, notes: words }) {
        // Nobody has talked with them later than now.
        const talkedAt = Math.min(Date.parse(at), Date.parse(when));
        const lastAt = before.lastContactAt === null ? talkedAt : Date.parse(before.lastContactAt);
        return {
          kind: 'caseContacted',
          entry: 'contacted',
          case: { ...before, lastContactAt: new Date(Math.max(talkedAt, lastAt)).toISOString() },
          changes: { lastContactAt: [before.lastContactAt, new Date(talkedAt).toISOString()] },
          notes: words,
        };
      },
    },
  ),
  'case.note': caseCommand(
    'Add a note for colleagues',
    z.strictObject({ caseId, text: given(caseNotesMax) }),
    {
      problems: ['case_changed'],
      rule: ({ before }, { text: words }) => ({
        kind: 'caseNoted',
        entry: 'noted',
        case: before,
        notes: words,
      }),
    },
  ),
  'case.assign': caseCommand(
    'Assign a record to a colleague who can decide, or, with null, unassign it',
    z.strictObject({
      caseId,
      ownerId: z.nullable(uuidSchema),
      /** Who has it now, as the caller knows. If somebody else has it by then, it is refused. */
      fromId: z.optional(z.nullable(uuidSchema)),
    }),
    {
      problems: ['case_assigned', 'case_changed'],
      rule(moment, { ownerId, fromId }) {
        const { before, owner } = moment;
        const currentId = before.owner?.id ?? null;
        if (currentId === ownerId) return null;
        if (fromId !== undefined && fromId !== currentId) return { refused: 'case_assigned' };
        const ruling = { case: { ...before, owner }, changes: { owner: [before.owner, owner] } } as const;
        return counted(moment, ruling, { kind: 'caseAssigned', entry: 'assigned' });
      },
    },
  ),
  'case.close': caseCommand(
    'Close a record',
    z.strictObject({ caseId, outcome: z.enum(caseOutcomes), notes }),
    {
      problems: changed,
      rule: (moment, { outcome, notes: words }) =>
        counted(moment, closeCase(moment.before, { outcome, at: moment.at }), {
          kind: 'caseClosed',
          entry: 'closed',
          notes: words,
        }),
    },
  ),
  'case.reopen': caseCommand('Open a closed record again', z.strictObject({ caseId, notes }), {
    problems: ['case_changed'],
    rule: (moment, { notes: words }) =>
      counted(moment, reopenCase(moment.before), { kind: 'caseReopened', entry: 'reopened', notes: words }),
  }),
  'service.add': caseCommand('Add a service', z.strictObject({ caseId, name: given(caseServiceMax) }), {
    problems: ['case_closed', 'case_changed', 'list_full'],
    rule: (moment, { name }) =>
      served(moment, { id: moment.newId, name, status: 'waiting', requestedAt: moment.at }),
  }),
  'service.change': caseCommand(
    'Change the status of a service',
    z.strictObject({ serviceId: uuidSchema, status: z.enum(serviceStatuses) }),
    {
      problems: ['case_closed', 'case_changed'],
      rule(moment, { serviceId, status }) {
        const service = moment.before.services.find(({ id }) => id === serviceId);
        return served(moment, service && { ...service, status });
      },
    },
  ),
};
export type CaseWorkType = keyof typeof caseWork;
/** Something that staff do with a case that is there. */
export type CaseAsked = {
  [Type in CaseWorkType]: {
    type: Type;
    payload: z.output<(typeof caseWork)[Type]['payload']>;
    expectedVersion?: number | undefined;
  };
}[CaseWorkType];

/** Id of what a command names its case by: of the case, or of one of its services. */
export const caseNamedBy = (asked: CaseAsked): { by: 'case' | 'service'; id: string } =>
  asked.type === 'service.change'
    ? { by: 'service', id: asked.payload.serviceId }
    : { by: 'case', id: asked.payload.caseId };
/** Id of the colleague whom a command gives the case to. Null: nobody. */
export const ownerNamedBy = (asked: CaseAsked): string | null =>
  asked.type === 'case.assign' ? asked.payload.ownerId : null;

/** About those whom an organization has taken in, by staff who can decide. Notes are for colleagues. */
export const caseCommands = {
  'case.open': defineCommand({
    summary:
      'Open a record for a person you have a conversation with and whose application you did not accept here',
    payload: z.strictObject({ threadId: uuidSchema, listingId: z.optional(uuidSchema) }),
    from: { staff: 'review' },
    fact: 'caseShared',
    problems: ['thread_blocked', 'case_exists'],
  }),
  ...caseWork,
};

/** What becomes of a case: the same in the demo and on the server. */
export function ruleCase(moment: CaseMoment, { type, payload, expectedVersion }: CaseAsked): CaseRuled {
  if (expectedVersion !== undefined && expectedVersion !== moment.before.version)
    return { refused: 'case_changed' };
  const rule = caseWork[type].rule as (moment: CaseMoment, payload: CaseAsked['payload']) => CaseRuled;
  return rule(moment, payload);
}
