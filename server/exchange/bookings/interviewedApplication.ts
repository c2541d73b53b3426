import { stageOf, statusAfter } from '@vetsync/machines/model/exchange';
import type { FactBody } from '@vetsync/machines/model/world';
import type { NewFact } from '../facts/facts.ts';
import { decisionFor, lockApplication, setStatus, stepsInForce, takeBack } from '../decisions.ts';
import type { Booking, BookingRow } from './bookingRows.ts';

/** What an interview does to the application that it is about, for both sides. */
interface Followed {
  body: Partial<Pick<Extract<FactBody, { type: 'bookingChanged' }>, 'decision' | 'undoes'>>;
  fact: NewFact;
}

/** Once somebody has agreed to a time, the application is at an interview. */
async function advance(booking: Booking, applicationId: string, id: string): Promise<Followed | null> {
  const { tx, organizationId, personId, actorId, at, commandId, newId } = booking;
  const application = await lockApplication(tx, applicationId);
  const { kind, version, acceptedAt, answerBy } = application;
  const status = statusAfter(kind, application.status, 'interview');
  if (status === null || stageOf(application.status) >= stageOf(status)) return null;
  const reached = Math.max(application.reached, stageOf(status));
  const firstDecidedAt = application.firstDecidedAt ?? at;
  await setStatus(tx, application, { ...application, status, at, by: actorId, reached, firstDecidedAt });
  await tx`
    insert into application_steps (organization_id, id, application_id, at, actor_id, step, decision, status, status_before)
    values (${organizationId}, ${id}, ${applicationId}, ${at}, ${actorId}, 'decided', 'interview', ${status},
      ${application.status})`;
  const decision = decisionFor(application, { decision: 'interview', status });
  return {
    body: { decision },
    fact: {
      id: await newId(),
      actorId,
      commandId,
      at,
      audience: { organizationId, aboutId: personId },
      kind: 'applicationDecided',
      subject: applicationId,
      payload: {
        applicationId,
        decisionId: id,
        decision: 'interview',
        status,
        version: version + 1,
        acceptedAt: acceptedAt?.toISOString() ?? null,
        answerBy,
      },
      version: null,
    },
  };
}

/** Without the interview, it is where it was, unless something else has happened since. */
async function goBack(
  booking: Booking,
  { applicationId, decisionId }: { applicationId: string; decisionId: string },
): Promise<Followed | null> {
  const application = await lockApplication(booking.tx, applicationId);
  const steps = await stepsInForce(booking.tx, application);
  if (steps.at(-1)?.id !== decisionId) return null;
  const fact = await takeBack({ ...booking, id: await booking.newId() }, application, steps);
  return { body: { undoes: decisionId }, fact };
}

/**
 * Moves the application on with its interview, and back.
 *
 * @param step.id Of the step of the interview.
 * @param step.was Its status before; null: there was none.
 */
export async function followInterview(
  booking: Booking,
  { id: bookingId, applicationId, decisionId, status }: BookingRow,
  { id, was }: { id: string; was: BookingRow['status'] | null },
): Promise<Followed | null> {
  if (applicationId === null || status === was) return null;
  if (status === 'cancelled' && was === 'confirmed' && decisionId !== null)
    return goBack(booking, { applicationId, decisionId });
  if (status !== 'confirmed') return null;
  const followed = await advance(booking, applicationId, id);
  if (followed)
    await booking.tx`
      update bookings set decision_id = ${id}
      where organization_id = ${booking.organizationId} and id = ${bookingId}`;
  return followed;
}
