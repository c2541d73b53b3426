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
/** Commands of which a fact says the same, under a name for what has happened. */
const passed = {
  'appointment.change': 'appointmentChanged',
  'conversation.read': 'conversationRead',
  'decision.undo': 'decisionUndone',
  'event.join': 'eventJoined',
  'event.leave': 'eventLeft',
  'event.remove': 'eventCancelled',
  'event.wait': 'eventWaited',
  'interview.change': 'interviewChanged',
  'mentor.ask': 'mentorAsked',
  'mentor.withdraw': 'mentorWithdrawn',
  'notification.read': 'notificationRead',
  'notification.readAll': 'allNotificationsRead',
  'profile.save': 'profileSaved',
  'program.forget': 'programForgotten',
  'program.save': 'programSaved',
  'record.save': 'recordSaved',
} as const satisfies Partial<Record<WorldCommand['type'], FactBody['type']>>;
type Passed = keyof typeof passed;

const iso = ({ at }: FactSources) => new Date(at).toISOString();
const decisionFact = (
  decision: Extract<FactBody, { type: 'decisionRecorded' }>['decision'],
  id: string | undefined,
  { random }: FactSources,
): IdentifiedFact => ({
  id: id ?? randomId(random, factIdLength),
  body: { type: 'decisionRecorded', decision },
});

type Built = Exclude<WorldCommand['type'], Passed>;
const factBuilders: { [Type in Built]: FactBuilder<Type> } = {
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
  'event.create': ({ event }) => ({ id: `event:${event.id}`, body: { type: 'eventCreated', event } }),
  'message.send': ({ message }) => ({
    id: `message:${message.id}`,
    body: { type: 'messageSent', message },
  }),
  'interview.schedule': ({ interview }) => ({
    id: `interview:${interview.id}`,
    body: { type: 'interviewScheduled', interview },
  }),
};

/** Turns a command into a fact with all generated values. */
export function factOf(command: WorldCommand, sources: FactSources): Fact {
  const type = passed[command.type as Passed] as FactBody['type'] | undefined;
  if (type) return { ...withRandomId({ ...command, type } as FactBody, sources), at: sources.at };
  const built = command as Extract<WorldCommand, { type: Built }>;
  return { ...(factBuilders[built.type] as FactBuilder<Built>)(built, sources), at: sources.at };
}
