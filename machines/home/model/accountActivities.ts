import type { Appointment } from '../../model/world/appointments.ts';
import { ownApplicationHref, shellHref } from '../../shell/model/shellRoute.ts';
import type { Activity } from './activities.ts';
import { homePhrase } from './phrases.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import type { Fact, FactBody } from '../../model/world/facts.ts';

type Described = {
  [Type in FactBody['type']]?: (body: Extract<FactBody, { type: Type }>) => Omit<Activity, 'id' | 'at'>;
};

const appointmentOf = ({ type, providerName }: Pick<Appointment, 'type' | 'providerName'>) =>
  homePhrase('appointment', worldPhrase('appointmentType', type), providerName);

const changeOf = (change: 'Canceled' | 'Moved', known: Appointment | undefined) =>
  known ? homePhrase(`thisAppointment${change}`, appointmentOf(known)) : homePhrase(`appointment${change}`);

/** A signed-in person's activities. */
const describe: Described = {
  jobSubmitted: ({ application: { id, jobTitle, company } }) => ({
    kind: 'job',
    text: homePhrase('jobSent', jobTitle, company),
    destination: 'career',
    href: ownApplicationHref('job', id),
  }),
  collegeSubmitted: ({ application: { id, program, university } }) => ({
    kind: 'education',
    text: homePhrase('collegeSent', program, university),
    destination: 'education',
    href: ownApplicationHref('college', id),
  }),
  nonprofitEnrolled: ({ application: { id, program, organization } }) => ({
    kind: 'community',
    text: homePhrase('enrollmentSent', program, organization),
    destination: 'marketplace',
    href: ownApplicationHref('nonprofit', id),
  }),
  appointmentRequested: ({ appointment }) => ({
    kind: 'wellness',
    text: homePhrase('appointmentSaved', appointmentOf(appointment)),
    destination: 'wellness',
  }),
  appointmentChanged: ({ status, known }) => ({
    kind: 'wellness',
    text: changeOf(status === 'cancelled' ? 'Canceled' : 'Moved', known),
    destination: 'wellness',
  }),
  eventCreated: ({ event: { title } }) => ({
    kind: 'community',
    text: homePhrase('eventSaved', title),
    destination: 'community',
  }),
  eventJoined: ({ event: { title } }) => ({
    kind: 'community',
    text: homePhrase('eventJoined', title),
    destination: 'community',
  }),
  programSaved: ({ program: { title } }) => ({
    kind: 'education',
    text: homePhrase('programSaved', title),
    destination: 'marketplace',
    href: shellHref({ mode: 'account', role: 'user', tab: 'marketplace', query: { saved: 'true' } }),
  }),
};

/** Activities from a world's facts, newest first. Facts that don't concern a veteran are dropped. */
export const activitiesOf = (facts: readonly Fact[]): Activity[] =>
  facts
    .flatMap(({ id, at, body }) => {
      const described = describe[body.type] as ((one: FactBody) => Omit<Activity, 'id' | 'at'>) | undefined;
      return described ? [{ ...described(body), id, at: new Date(at).toISOString() }] : [];
    })
    .toReversed();
