import { drawMatchScore, giBillRemainingDefault } from './statuses.ts';
import type { WorldCommand } from './commands.ts';
import { collegeOutcomes, jobOutcomes, nonprofitOutcomes } from './outcomes.ts';
import type { Fact, FactBody } from './facts.ts';

/** Characters of ids that people may have to read aloud. No two look alike. */
const idCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** An application's id has eight characters (feature spec, section 8). */
export const applicationIdLength = 8;
export const drawId = (random: () => number, length = applicationIdLength): string =>
  Array.from({ length }, () => idCharacters[Math.floor(random() * idCharacters.length)]).join('');

/** Time and random values of a fact. `at` is in epoch milliseconds. */
export interface FactMoment {
  at: number;
  random: () => number;
}

type Named = { id: string; body: FactBody };
type Made<Type extends WorldCommand['type']> = (
  command: Extract<WorldCommand, { type: Type }>,
  moment: FactMoment,
) => Named;

const factIdLength = 16;
const unnamed = (body: FactBody, { random }: FactMoment): Named => ({
  id: drawId(random, factIdLength),
  body,
});
const iso = ({ at }: FactMoment) => new Date(at).toISOString();
const decided = (
  decision: Extract<FactBody, { type: 'decisionRecorded' }>['decision'],
  id: string | undefined,
  { random }: FactMoment,
): Named => ({
  id: id ?? drawId(random, factIdLength),
  body: { type: 'decisionRecorded', decision },
});

const makers: { [Type in WorldCommand['type']]: Made<Type> } = {
  'job.submit'({ application }, moment) {
    const id = application.id ?? drawId(moment.random);
    const matchScore = application.matchScore ?? drawMatchScore(moment.random);
    return {
      id: `job:${id}`,
      body: {
        type: 'jobSubmitted',
        application: { ...application, id, matchScore, submitDate: iso(moment), status: 'submitted' },
      },
    };
  },
  'college.submit'({ application }, moment) {
    const id = application.id ?? drawId(moment.random);
    const matchScore = application.matchScore ?? drawMatchScore(moment.random);
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
          submitDate: iso(moment),
          status: 'submitted',
        },
      },
    };
  },
  'nonprofit.submit'({ application }, moment) {
    const id = application.id ?? drawId(moment.random);
    return {
      id: `nonprofit:${id}`,
      body: {
        type: 'nonprofitEnrolled',
        application: { ...application, id, submitDate: iso(moment), status: 'enrolled', progress: 0 },
      },
    };
  },
  'job.decide': ({ type: _type, id, ...choice }, moment) =>
    decided({ ...choice, kind: 'job', status: jobOutcomes[choice.decision] }, id, moment),
  'college.decide': ({ type: _type, id, ...choice }, moment) =>
    decided({ ...choice, kind: 'college', status: collegeOutcomes[choice.decision] }, id, moment),
  'nonprofit.decide': ({ type: _type, id, ...choice }, moment) =>
    decided({ ...choice, kind: 'nonprofit', status: nonprofitOutcomes[choice.decision] }, id, moment),
  'status.set': ({ decision, id }, moment) => decided(decision, id, moment),
  'decision.undo': ({ decisionId }, moment) => unnamed({ type: 'decisionUndone', decisionId }, moment),
  'notification.read': ({ notificationId }, moment) =>
    unnamed({ type: 'notificationRead', notificationId }, moment),
  'notification.readAll': ({ targetRole }, moment) =>
    unnamed({ type: 'allNotificationsRead', targetRole }, moment),
  'appointment.request'({ appointment }, moment) {
    const id = appointment.id ?? drawId(moment.random);
    return {
      id: `appointment:${id}`,
      body: {
        type: 'appointmentRequested',
        appointment: { ...appointment, id, status: 'requested', createdAt: iso(moment) },
      },
    };
  },
  'appointment.change': ({ type: _type, ...change }, moment) =>
    unnamed({ type: 'appointmentChanged', ...change }, moment),
  'profile.save': ({ profile }, moment) => unnamed({ type: 'profileSaved', profile }, moment),
  'event.join': ({ event }, moment) => unnamed({ type: 'eventJoined', event }, moment),
  'event.leave': ({ eventId }, moment) => unnamed({ type: 'eventLeft', eventId }, moment),
  'event.wait': ({ event }, moment) => unnamed({ type: 'eventWaited', event }, moment),
  'event.create': ({ event }) => ({ id: `event:${event.id}`, body: { type: 'eventCreated', event } }),
  'event.cancel': ({ eventId }, moment) => unnamed({ type: 'eventCancelled', eventId }, moment),
  'message.send': ({ message }) => ({
    id: `message:${message.id}`,
    body: { type: 'messageSent', message },
  }),
  'conversation.read': ({ type: _type, ...read }, moment) =>
    unnamed({ type: 'conversationRead', ...read }, moment),
  'interview.schedule': ({ interview }) => ({
    id: `interview:${interview.id}`,
    body: { type: 'interviewScheduled', interview },
  }),
  'interview.change': ({ type: _type, ...changed }, moment) =>
    unnamed({ type: 'interviewChanged', ...changed }, moment),
  'mentor.ask': ({ mentor }, moment) => unnamed({ type: 'mentorAsked', mentor }, moment),
  'mentor.withdraw': ({ mentorId }, moment) => unnamed({ type: 'mentorWithdrawn', mentorId }, moment),
  'program.save': ({ program }, moment) => unnamed({ type: 'programSaved', program }, moment),
  'program.forget': ({ programId }, moment) => unnamed({ type: 'programForgotten', programId }, moment),
};

/** Turns a command into a fact with all generated values. */
export function factOf(command: WorldCommand, moment: FactMoment): Fact {
  const make = makers[command.type] as Made<WorldCommand['type']>;
  return { ...make(command, moment), at: moment.at };
}
