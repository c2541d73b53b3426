import { randomUUID } from 'node:crypto';
import { applicationKindOf } from '@vetsync/machines/exchange/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import { createLimits } from '../../accounts/limits/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Sql } from '../../data/db.ts';
import { createCommands } from '../../exchange/commands.ts';
import { withScope } from '../../organizations/scopes.ts';
import { sampleSteps } from './activity.ts';
import type { SampleStep } from './activity.ts';
import { shownByCandidates } from './veterans.ts';

const dayMs = 24 * 3_600_000;
/** How long ago people became candidates, in days: before everything else. */
const candidatesSince = 55;

/** An organization that is approved, with what can be applied for. */
export interface SampleEmployer {
  organizationId: string;
  ownerId: string;
  kind: OrganizationKind;
  listingIds: readonly string[];
}

interface Play {
  sql: Sql;
  clock: Clock;
  config: Config;
  receivers: readonly SampleEmployer[];
  /** Who applies and writes. With a headline, organizations can find them. */
  people: readonly { id: string; headline?: string }[];
}

/** What veterans and organizations have done with each other, by the commands that the app sends, at the time when it happened. */
export async function addSampleActivity({ sql, clock, config, receivers, people }: Play): Promise<void> {
  let now = clock.now();
  const commands = createCommands({
    sql,
    clock: { now: () => now },
    limits: createLimits(sql, clock, config),
    random: () => 0.5,
  });
  const run = (userId: string, command: object) =>
    commands.run(userId, { id: randomUUID(), ...command } as ExchangeCommand);
  const idIn = async (table: 'applications' | 'threads', organizationId: string, userId: string) => {
    const [row] = await withScope(
      sql,
      { organizationId },
      (tx) => tx<{ id: string }[]>`
        select id from ${tx(table)} where organization_id = ${organizationId} and user_id = ${userId}`,
    );
    return row!.id;
  };

  async function take(
    { organizationId, ownerId, kind, listingIds }: SampleEmployer,
    { person, act }: SampleStep,
  ) {
    const { id: userId } = people[person % people.length]!;
    const staff = (command: object) => run(ownerId, { as: organizationId, ...command });
    if (act.type === 'apply') {
      const listingId = listingIds[person % listingIds.length];
      return run(userId, { type: `${applicationKindOf[kind]}.submit`, payload: { listingId } });
    }
    if (act.type === 'decide') {
      const applicationId = await idIn('applications', organizationId, userId);
      return staff({ type: 'application.decide', payload: { applicationId, decision: act.decision } });
    }
    const { text } = act;
    if (act.side === 'person')
      return run(userId, { type: 'message.send', payload: { organizationId, text } });
    const threadId = await idIn('threads', organizationId, userId);
    return staff({ type: 'message.send', payload: { threadId, text } });
  }

  // One after the other: what happens to a person gets later and later.
  const steps = receivers
    .flatMap((receiver, offset) =>
      sampleSteps(receiver.listingIds.length > 0 ? applicationKindOf[receiver.kind] : null, offset).map(
        (step) => ({ receiver, step }),
      ),
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
