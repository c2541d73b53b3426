import type { VisitWay } from '@vetsync/machines/bookings/model';
import type { Interviewee } from '@vetsync/machines/interviews/interviewForm';
import {
  defaultInterviewLocation,
  interviewTimeZone,
  listedInterview,
  openInterviews,
  type InterviewSamples,
} from '@vetsync/machines/interviews/model';
import { isUndecided, type ApplicationBrief } from '@vetsync/machines/messages/model';
import type { CommandOf, ExchangeFact } from '@vetsync/machines/model/exchange';
import { dayIn, timeIn } from '@vetsync/machines/model/time';
import type {
  Interview,
  InterviewChange,
  InterviewFormat,
  WorldCommand,
} from '@vetsync/machines/model/world';
import type { WritePhrase } from '@vetsync/machines/system/model';
import type { InterviewServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';
import { notFound } from './problems.ts';

export interface DemoInterviewsOptions extends DemoWorkplaceOptions {
  samples: Pick<InterviewSamples, 'role' | 'earlier' | 'contacts'>;
  self: { id: string; name: string };
  write: WritePhrase;
}

const formatOf: Readonly<Record<VisitWay, InterviewFormat>> = {
  video: 'video',
  phone: 'phone',
  inPerson: 'onSite',
};
/** The time of an interview, where the demo's organizations are. */
const timeOf = (start: string) => ({
  date: dayIn(interviewTimeZone, Date.parse(start)),
  time: timeIn(interviewTimeZone, Date.parse(start)),
});

const decide = { recruiter: 'job.decide', university: 'college.decide' } as const;

const intervieweeOf = ({ id, personName, subject }: ApplicationBrief): Interviewee => ({
  about: { kind: 'application', id },
  name: personName,
  subject,
});

/** The demo's server for interviews. Its applicants take the first time that they are offered. */
export function demoInterviews({ samples, self, write, ...options }: DemoInterviewsOptions): InterviewServer {
  const { log, organization: _organization, follow: _follow, ...workplace } = demoWorkplace(options);
  const { world, now, name } = options;
  const { role } = samples;
  const contactsIn = samples.contacts(now());
  const { world: first } = log();
  const interviewsIn = openInterviews({ ...samples, organization: name, contactsIn, world: first, now });
  const briefs = () => contactsIn(log().world).briefs;

  const bookingOf = (interview: Interview) => listedInterview(interview, write);
  const find = (id: string) => {
    const interview = interviewsIn(log().world).find((one) => one.id === id);
    if (!interview) throw notFound;
    return interview;
  };
  const dispatch = (command: WorldCommand) => world.send({ type: 'world.dispatch', command });
  const change = (known: Interview, changed: InterviewChange) =>
    dispatch({ type: 'interview.change', interviewId: known.id, change: changed, known });
  const done = (id: string, commandId: string): { facts: ExchangeFact[] } => ({
    facts: [
      {
        id: commandId,
        kind: 'bookingChanged',
        subject: id,
        payload: {},
        at: new Date(now()).toISOString(),
        actor: self.id,
        commandId,
        version: null,
      },
    ],
  });

  /** Arranging an interview also decides to interview. */
  function arrange(id: string, payload: CommandOf<'interview.offer'>['payload']) {
    const brief = briefs().find((one) => one.id === payload.about.id);
    if (!brief) throw notFound;
    const { personId, personName, subject } = brief;
    if (isUndecided(brief))
      dispatch({ type: decide[role], applicationId: brief.id, subject, personId, decision: 'interview' });
    const interview: Interview = {
      id,
      desk: role,
      organization: name,
      applicationId: brief.id,
      personId,
      personName,
      subject,
      ...timeOf(payload.times[0]!),
      durationMinutes: payload.minutes,
      format: formatOf[payload.how],
      where: payload.where,
      notes: '',
      timeZone: interviewTimeZone,
      status: 'scheduled',
      outcome: null,
    };
    dispatch({ type: 'interview.schedule', interview });
    return id;
  }

  return {
    ...workplace,
    places: {
      video: defaultInterviewLocation(role, 'video', 'room-1'),
      phone: defaultInterviewLocation(role, 'phone', ''),
      inPerson: defaultInterviewLocation(role, 'onSite', ''),
    },
    loadInterviews: async () => interviewsIn(log().world).map(bookingOf),
    async loadBooking({ id }) {
      const interview = find(id);
      const { outcome, notes } = interview;
      return {
        booking: { ...bookingOf(interview), reason: null },
        history: [],
        interviewers: [self],
        caseId: null,
        feedback:
          outcome === null
            ? []
            : [
                {
                  id: `${id}:note`,
                  at: new Date(now()).toISOString(),
                  authorId: self.id,
                  author: self.name,
                  recommendation: outcome,
                  notes,
                },
              ],
      };
    },
    async loadInterviewers({ from, to }) {
      const busy = interviewsIn(log().world)
        .filter(({ status }) => status === 'scheduled')
        .map(bookingOf)
        .filter(({ start, end }) => start < to && end > from)
        .map(({ start, end }) => ({ start, end }));
      return [{ ...self, busy }];
    },
    async loadInterviewees({ about }) {
      const known = briefs().filter(({ id }) => about === null || id === about.id);
      if (about !== null && known.length === 0) throw notFound;
      return known.map(intervieweeOf);
    },
    async sendCommand({ command }) {
      const { id: commandId, type, payload } = command;
      if (type === 'interview.offer') return done(arrange(commandId, payload), commandId);
      if (!('bookingId' in payload)) throw notFound;
      const known = find(payload.bookingId as string);
      if (type === 'interview.propose') change(known, timeOf(payload.times[0]!));
      else if (type === 'booking.cancel') change(known, { status: 'cancelled' });
      else if (type === 'booking.complete' || type === 'booking.miss') change(known, { status: 'done' });
      else if (type === 'interview.note')
        change(known, { status: 'done', outcome: payload.recommendation, notes: payload.notes });
      else throw notFound;
      return done(known.id, commandId);
    },
  };
}
