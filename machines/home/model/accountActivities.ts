import type { Activity } from './activities.ts';
import type { Fact, FactBody } from '../../model/world/facts.ts';

type Described = {
  [Type in FactBody['type']]?: (happening: Extract<FactBody, { type: Type }>) => Omit<Activity, 'id' | 'at'>;
};

/** Texts for a signed-in person's activities. They must not claim that anybody has received anything. */
const describe: Described = {
  jobSubmitted: ({ application: { jobTitle, company } }) => ({
    kind: 'job',
    text: `Job application saved in this tab: ${jobTitle} at ${company}`,
    destination: 'career',
  }),
  collegeSubmitted: ({ application: { program, university } }) => ({
    kind: 'education',
    text: `College application saved in this tab: ${program} at ${university}`,
    destination: 'education',
  }),
  nonprofitEnrolled: ({ application: { program, organization } }) => ({
    kind: 'community',
    text: `Program application saved in this tab: ${program} at ${organization}`,
    destination: 'marketplace',
  }),
  appointmentRequested: ({ appointment: { type, providerName } }) => ({
    kind: 'wellness',
    text: `Appointment saved in this tab: ${type} with ${providerName}`,
    destination: 'wellness',
  }),
  appointmentChanged: ({ status, known }) => ({
    kind: 'wellness',
    text: `${status === 'cancelled' ? 'Appointment canceled' : 'Appointment moved'}${known ? `: ${known.type} with ${known.providerName}` : ''}`,
    destination: 'wellness',
  }),
  eventCreated: ({ event: { title } }) => ({
    kind: 'community',
    text: `Event saved in this tab: ${title}`,
    destination: 'community',
  }),
  eventJoined: ({ event: { title } }) => ({
    kind: 'community',
    text: `Joined: ${title}`,
    destination: 'community',
  }),
  programSaved: ({ program: { title } }) => ({
    kind: 'education',
    text: `Program saved: ${title}`,
    destination: 'education',
  }),
};

/** Activities from a world's facts, newest first. Facts that don't concern a veteran are dropped. */
export const activitiesOf = (facts: readonly Fact[]): Activity[] =>
  facts
    .flatMap(({ id, at, happening }) => {
      const described = describe[happening.type] as
        | ((one: FactBody) => Omit<Activity, 'id' | 'at'>)
        | undefined;
      return described ? [{ ...described(happening), id, at: new Date(at).toISOString() }] : [];
    })
    .toReversed();
