import { randomUUID } from 'node:crypto';
import { applicationKindOf } from '@vetsync/machines/exchange/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import { createLimits } from '../../accounts/limits/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Sql } from '../../data/db.ts';
import { createCommands } from '../../exchange/commands/commands.ts';
import { withScope } from '../../data/scopes.ts';
import { activityDays, decisionWords, declinedFor, sampleSteps } from './activity.ts';
import type { SampleStep } from './activity.ts';
import type { CaseAct } from './casework.ts';
import { sampleDay } from './sample.ts';
import { shownByCandidates } from './veterans.ts';

const dayMs = 24 * 3_600_000;
/** How long ago people became candidates, in days: before everything else. */
const candidatesSince = activityDays + 2;

/** An organization that is approved, with what can be applied for. */
export interface SampleEmployer {
  organizationId: string;
  ownerId: string;
  kind: OrganizationKind;
  timeZone: string;
  listingIds: readonly string[];
  /** Its events that are ahead. */
  eventIds: readonly string[];
  /** Who decides there: the owner, and colleagues. */
  staffIds: readonly string[];
}

interface Play {
  sql: Sql;
  clock: Clock;
  config: Config;
  receivers: readonly SampleEmployer[];
  /** Who applies and writes. With a headline, organizations can find them. */
  people: readonly { id: string; headline?: string }[];
}

/** Chance that is the same each time, and never twice the same: codes and ids must differ. */
function spread() {
  const goldenRatio = 0.618_033_988_749_895;
  let place = 0;
  return () => (place += goldenRatio) % 1;
}

/** What veterans and organizations have done with each other, by the commands that the app sends, at the time when it happened. */
export async function addSampleActivity({ sql, clock, config, receivers, people }: Play): Promise<void> {
  let now = clock.now();
  const commands = createCommands({
    sql,
    clock: { now: () => now },
    limits: createLimits(sql, clock, config),
    random: spread(),
  });
  const run = (userId: string, command: object) =>
    commands.run(userId, { id: randomUUID(), ...command } as ExchangeCommand);
  const idIn = async (
    table: 'applications' | 'threads' | 'cases',
    organizationId: string,
    userId: string,
  ) => {
    const [row] = await withScope(
      sql,
      { organizationId },
      (tx) => tx<{ id: string }[]>`
        select id from ${tx(table)} where organization_id = ${organizationId} and user_id = ${userId}`,
    );
    return row!.id;
  };

  /** The command of what staff do with a case. */
  async function commandOf(
    { organizationId, listingIds, staffIds }: SampleEmployer,
    { person, userId, act }: { person: number; userId: string; act: CaseAct },
  ): Promise<object> {
    if (act.type === 'case.open') {
      const listingId = listingIds[person % listingIds.length];
      return {
        type: act.type,
        payload: {
          threadId: await idIn('threads', organizationId, userId),
          ...(listingId !== undefined && { listingId }),
        },
      };
    }
    const caseId = await idIn('cases', organizationId, userId);
    if (act.type === 'case.own')
      return { type: 'case.assign', payload: { caseId, ownerId: staffIds[act.colleague % staffIds.length] } };
    if (act.type === 'service.change') {
      const [service] = await withScope(
        sql,
        { organizationId },
        (tx) => tx<{ id: string }[]>`
          select id from case_services where case_id = ${caseId} order by requested_at, id offset ${act.nth} limit 1`,
      );
      return { type: act.type, payload: { serviceId: service!.id, status: act.status } };
    }
    if (act.type !== 'case.change') {
      const { type, ...payload } = act;
      return { type, payload: { caseId, ...payload } };
    }
    const { changes, dueIn, notes } = act;
    const nextOn = dueIn === undefined ? {} : { nextOn: sampleDay(clock.now(), dueIn) };
    return {
      type: act.type,
      payload: { caseId, changes: { ...changes, ...nextOn }, ...(notes && { notes }) },
    };
  }

  async function take(receiver: SampleEmployer, { person, act }: SampleStep) {
    const { organizationId, ownerId, kind, listingIds, eventIds, staffIds } = receiver;
    const { id: userId } = people[person % people.length]!;
    const staff = (command: object) => run(ownerId, { as: organizationId, ...command });
    if (act.type === 'apply') {
      const listingId = listingIds[person % listingIds.length];
      return run(userId, {
        type: `${applicationKindOf[kind]}.submit`,
        payload: { listingId, ...act.answers },
      });
    }
    if (act.type === 'join')
      return run(userId, { type: 'event.join', payload: { listingId: eventIds[act.event] } });
    if (act.type === 'assign') {
      const applicationId = await idIn('applications', organizationId, userId);
      const assigneeId = staffIds[act.colleague % staffIds.length];
      return staff({ type: 'application.assign', payload: { applicationId, assigneeId } });
    }
    if (act.type === 'decide') {
      const applicationId = await idIn('applications', organizationId, userId);
      return staff({
        type: 'application.decide',
        payload: {
          applicationId,
          decision: act.decision,
          reason: declinedFor[act.decision],
          message: decisionWords[act.decision],
        },
      });
    }
    if (act.type !== 'write') return staff(await commandOf(receiver, { person, userId, act }));
    const { text } = act;
    if (act.side === 'person')
      return run(userId, { type: 'message.toOrganization', payload: { organizationId, text } });
    const threadId = await idIn('threads', organizationId, userId);
    return staff({ type: 'message.send', payload: { threadId, text } });
  }

  // One after the other: what happens to a person gets later and later.
  const steps = receivers
    .flatMap((receiver, offset) =>
      sampleSteps(
        receiver.listingIds.length > 0 ? applicationKindOf[receiver.kind] : null,
        receiver.eventIds.length,
        offset,
      ).map((step) => ({ receiver, step })),
    )
    .toSorted((one, other) => other.step.days - one.step.days);
  const arrived = clock.now().getTime();
  now = new Date(arrived - candidatesSince * dayMs);
  for (const { id, headline } of people) {
    if (headline) await run(id, { type: 'pool.join', payload: { share: shownByCandidates, headline } });
  }
  for (const { receiver, step } of steps) {
    now = new Date(arrived - step.days * dayMs);
    await take(receiver, step);
  }
}
