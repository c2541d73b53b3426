import { applicationListOf } from '../world/applyFact.ts';
import type { Fact, FactBody } from '../world/facts.ts';
import { typeOfKind } from '../world/notificationContents.ts';
import { withItemChanged, withNotification } from '../world/ruleParts.ts';
import { sentApplications } from '../world/sentApplications.ts';
import type { SentApplication } from '../world/sentApplications.ts';
import type { ApplicationKind, LinePlace } from '../world/statuses.ts';
import type { World } from '../world/world.ts';
import { isOffering, mayAccept } from '../exchange/decideApplication.ts';
import { contactPhrase } from '../exchange/phrases.ts';

type Of<Type extends FactBody['type']> = Extract<FactBody, { type: Type }>;
interface Filed {
  id: string;
  line?: LinePlace | undefined;
  acceptedAt?: string | undefined;
  answerBy?: string | undefined;
}

/** The person's application with this id, or null. */
export const findSent = (world: World, id: string): SentApplication | null =>
  sentApplications(world).find((one) => one.id === id) ?? null;

function withFiled(
  world: World,
  { kind, applicationId }: { kind: ApplicationKind; applicationId: string },
  changes: Omit<Filed, 'id'>,
): World {
  const list = applicationListOf[kind];
  const filed: readonly Filed[] = world[list];
  return { ...world, [list]: withItemChanged(filed, applicationId, (one) => ({ ...one, ...changes })) };
}

export function offerAccepted(world: World, body: Of<'offerAccepted'>, { at }: Fact): World {
  const sent = findSent(world, body.applicationId);
  return sent?.acceptedAt === null
    ? withFiled(world, body, { acceptedAt: new Date(at).toISOString() })
    : world;
}

/** The day by which the person is asked to answer comes near. */
export function answerReminded(world: World, { applicationId }: Of<'answerReminded'>, fact: Fact): World {
  const sent = findSent(world, applicationId);
  if (!sent?.answerBy || !mayAccept(sent)) return world;
  const { kind, title, organization, answerBy } = sent;
  return withNotification(world, fact, {
    type: typeOfKind[kind],
    targetRole: 'user',
    subjectId: applicationId,
    title: contactPhrase('answerSoon'),
    message: contactPhrase('answerSoonMore', title, organization, answerBy),
  });
}

/** A spot is free for the person, which they learn; or somebody else has taken it, and they wait as before. */
export function lineMoved(world: World, body: Of<'lineMoved'>, fact: Fact): World {
  const { kind, applicationId, line } = body;
  const filed: readonly Filed[] = world[applicationListOf[kind]];
  const sent = findSent(world, applicationId);
  if (!sent || filed.some((one) => one.id === applicationId && one.line === line)) return world;
  const moved = withFiled(world, body, { line });
  if (line === 'waiting') return moved;
  return withNotification(moved, fact, {
    type: typeOfKind[kind],
    targetRole: 'user',
    subjectId: applicationId,
    title: contactPhrase('spotFree'),
    message: contactPhrase('spotFreeMore', sent.title, sent.organization),
  });
}

/** Another offer is answered again; one that was taken back leaves nothing to answer. */
export function withOffer(before: World, after: World, { body }: Fact): World {
  if (after === before || (body.type !== 'decisionRecorded' && body.type !== 'decisionUndone')) return after;
  const changed =
    body.type === 'decisionRecorded'
      ? body.decision
      : before.decisions.find(({ id }) => id === body.decisionId);
  if (!changed) return after;
  const { answerBy } = body;
  const isOffer = changed.decision !== undefined && isOffering(changed.decision);
  const line = 'line' in body && body.line ? { line: body.line } : {};
  return withFiled(after, changed, isOffer ? { acceptedAt: undefined, answerBy } : { answerBy, ...line });
}
