import { randomMatchScore, giBillRemainingDefault } from './statuses.ts';
import type { WorldCommand } from './commands.ts';
import { collegeOutcomes, jobOutcomes, nonprofitOutcomes } from './outcomes.ts';
import type { Fact, FactBody } from './facts.ts';

/** Characters of ids that people may have to read aloud. Without I, L, O, 0 and 1, which are easily confused. */
const idCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** An application's id has eight characters (feature spec, section 8). */
export const applicationIdLength = 8;
export const randomId = (random: () => number, length = applicationIdLength): string =>
  Array.from({ length }, () => idCharacters[Math.floor(random() * idCharacters.length)]).join('');

/** Clock reading and random source for generated values. `at` is in epoch milliseconds. */
export interface FactSources {
  at: number;
  random: () => number;
}

type IdentifiedFact = { id: string; body: FactBody };
type FactBuilder<Type extends WorldCommand['type']> = (
  command: Extract<WorldCommand, { type: Type }>,
  sources: FactSources,
) => IdentifiedFact;

const factIdLength = 16;
const withRandomId = (body: FactBody, { random }: FactSources): IdentifiedFact => ({
  id: randomId(random, factIdLength),
  body,
});
const iso = ({ at }: FactSources) => new Date(at).toISOString();
const decisionFact = (
  decision: Extract<FactBody, { type: 'decisionRecorded' }>['decision'],
  id: string | undefined,
  { random }: FactSources,
): IdentifiedFact => ({
  id: id ?? randomId(random, factIdLength),
  body: { type: 'decisionRecorded', decision },
});

const factBuilders: { [Type in WorldCommand['type']]: FactBuilder<Type> } = {
  'job.submit'({ application }, sources) {
    const id = application.id ?? randomId(sources.random);
    const matchScore = application.matchScore ?? randomMatchScore(sources.random);
    return {
      id: `job:${id}`,
      body: {
        type: 'jobSubmitted',
        application: { ...application, id, matchScore, submitDate: iso(sources), status: 'submitted' },
      },
    };
  },
  'college.submit'({ application }, sources) {
    const id = application.id ?? randomId(sources.random);
    const matchScore = application.matchScore ?? randomMatchScore(sources.random);
    const giBillRemaining = application.giBillRemaining ?? giBillRemainingDefault;
    return {
      id: `college:${id}`,
      body: {
        type: 'collegeSubmitted',
        application: {
          ...application,
          id,
          matchScore,
          giBillRemaining,
          submitDate: iso(sources),
          status: 'submitted',
        },
      },
    };
  },
  'nonprofit.submit'({ application }, sources) {
    const id = application.id ?? randomId(sources.random);
    return {
      id: `nonprofit:${id}`,
      body: {
        type: 'nonprofitEnrolled',
        application: { ...application, id, submitDate: iso(sources), status: 'enrolled', progress: 0 },
      },
    };
  },
  'job.decide': ({ type: _type, id, ...choice }, sources) =>
    decisionFact({ ...choice, kind: 'job', status: jobOutcomes[choice.decision] }, id, sources),
  'college.decide': ({ type: _type, id, ...choice }, sources) =>
    decisionFact({ ...choice, kind: 'college', status: collegeOutcomes[choice.decision] }, id, sources),
  'nonprofit.decide': ({ type: _type, id, ...choice }, sources) =>
    decisionFact({ ...choice, kind: 'nonprofit', status: nonprofitOutcomes[choice.decision] }, id, sources),
  'status.set': ({ decision, id }, sources) => decisionFact(decision, id, sources),
  'decision.undo': ({ decisionId }, sources) => withRandomId({ type: 'decisionUndone', decisionId }, sources),
  'notification.read': ({ notificationId }, sources) =>
    withRandomId({ type: 'notificationRead', notificationId }, sources),
  'notification.readAll': ({ targetRole }, sources) =>
    withRandomId({ type: 'allNotificationsRead', targetRole }, sources),
  'appointment.request'({ appointment }, sources) {
    const id = appointment.id ?? randomId(sources.random);
    return {
      id: `appointment:${id}`,
      body: {
        type: 'appointmentRequested',
        appointment: { ...appointment, id, status: 'requested', createdAt: iso(sources) },
      },
    };
  },
  'appointment.change': ({ type: _type, ...change }, sources) =>
    withRandomId({ type: 'appointmentChanged', ...change }, sources),
  'profile.save': ({ profile }, sources) => withRandomId({ type: 'profileSaved', profile }, sources),
  'event.join': ({ event }, sources) => withRandomId({ type: 'eventJoined', event }, sources),
  'event.leave': ({ eventId }, sources) => withRandomId({ type: 'eventLeft', eventId }, sources),
  'event.wait': ({ event }, sources) => withRandomId({ type: 'eventWaited', event }, sources),
  'event.create': ({ event }) => ({ id: `event:${event.id}`, body: { type: 'eventCreated', event } }),
  'event.cancel': ({ eventId }, sources) => withRandomId({ type: 'eventCancelled', eventId }, sources),
  'message.send': ({ message }) => ({
    id: `message:${message.id}`,
    body: { type: 'messageSent', message },
  }),
  'conversation.read': ({ type: _type, ...read }, sources) =>
    withRandomId({ type: 'conversationRead', ...read }, sources),
  'interview.schedule': ({ interview }) => ({
    id: `interview:${interview.id}`,
    body: { type: 'interviewScheduled', interview },
  }),
  'interview.change': ({ type: _type, ...changed }, sources) =>
    withRandomId({ type: 'interviewChanged', ...changed }, sources),
  'mentor.ask': ({ mentor }, sources) => withRandomId({ type: 'mentorAsked', mentor }, sources),
  'mentor.withdraw': ({ mentorId }, sources) => withRandomId({ type: 'mentorWithdrawn', mentorId }, sources),
  'program.save': ({ program }, sources) => withRandomId({ type: 'programSaved', program }, sources),
  'program.forget': ({ programId }, sources) =>
    withRandomId({ type: 'programForgotten', programId }, sources),
};

/** Turns a command into a fact with all generated values. */
export function factOf(command: WorldCommand, sources: FactSources): Fact {
  const build = factBuilders[command.type] as FactBuilder<WorldCommand['type']>;
  return { ...build(command, sources), at: sources.at };
}
