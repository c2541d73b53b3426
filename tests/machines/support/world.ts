import * as fc from 'fast-check';
import type {
  AppointmentSubmission,
  CollegeSubmission,
  Fact,
  Interview,
  JobSubmission,
  NonprofitSubmission,
  World,
  WorldCommand,
} from '@vetsync/machines/model/world';
import {
  applyFacts,
  collegeDecisions,
  emptyWorld,
  factOf,
  jobDecisions,
  nonprofitDecisions,
  targetRoles,
} from '@vetsync/machines/model/world';
import { emptyProfile } from '@vetsync/machines/profile/model';

export const veteran = {
  veteranId: 'demo-veteran',
  veteranName: 'Marcus Delaney',
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Staff Sergeant',
};
export const job = (id?: string): JobSubmission => ({
  ...veteran,
  id,
  jobTitle: 'Operations Manager',
  company: 'Tech Corp',
  salary: '$80,000',
  location: 'Austin',
  militarySkills: ['Logistics'],
});
export const college = (id?: string): CollegeSubmission => ({
  ...veteran,
  id,
  program: 'Operations Management',
  university: 'State University',
});
export const nonprofit = (id?: string): NonprofitSubmission => ({
  ...veteran,
  id,
  program: 'Housing First',
  organization: 'Veterans Foundation',
  needsAssessment: ['Housing'],
});
export const appointment = (id?: string): AppointmentSubmission => ({
  id,
  veteranId: veteran.veteranId,
  veteranName: veteran.veteranName,
  providerId: 'p1',
  providerName: 'Dr. Lena Brandt',
  providerSpecialty: 'Primary Care',
  date: '2026-03-10',
  time: '9:00 AM',
  type: 'Consultation',
  reason: '',
  location: 'Houston',
});

export const interview = (one: string): Interview => ({
  id: one,
  desk: 'recruiter',
  organization: 'Tech Corp',
  applicationId: 'A',
  personId: veteran.veteranId,
  personName: veteran.veteranName,
  subject: 'Operations Manager at Tech Corp',
  date: '2026-03-09',
  time: '14:30',
  durationMinutes: 45,
  format: 'video',
  where: 'https://meet.techcorp.example/i',
  notes: 'Ask about the move overseas.',
  timeZone: 'America/Chicago',
  status: 'scheduled',
  outcome: null,
});

const id = fc.constantFrom('A', 'B', 'C');
const subject = fc.constant('Somewhere');

/** Any command on a few ids, so that commands interact. */
export const command: fc.Arbitrary<WorldCommand> = fc.oneof(
  id.map((one): WorldCommand => ({ type: 'job.submit', application: job(one) })),
  id.map((one): WorldCommand => ({ type: 'college.submit', application: college(one) })),
  id.map((one): WorldCommand => ({ type: 'nonprofit.submit', application: nonprofit(one) })),
  fc.record({
    type: fc.constant('job.decide' as const),
    applicationId: id,
    decision: fc.constantFrom(...jobDecisions),
    subject,
    id: fc.constantFrom('d1', 'd2'),
  }),
  fc.record({
    type: fc.constant('college.decide' as const),
    applicationId: id,
    decision: fc.constantFrom(...collegeDecisions),
    subject,
    id: fc.constantFrom('d3', 'd4'),
  }),
  fc.record({
    type: fc.constant('nonprofit.decide' as const),
    applicationId: id,
    decision: fc.constantFrom(...nonprofitDecisions),
    subject,
    id: fc.constantFrom('d5', 'd6'),
  }),
  fc
    .constantFrom('d1', 'd2', 'd3', 'd4', 'd5', 'd6')
    .map((decisionId): WorldCommand => ({ type: 'decision.undo', decisionId })),
  fc
    .constantFrom('job:A:told', 'college:B:told', 'd1:told', 'd3:told', 'nobody')
    .map((notificationId): WorldCommand => ({ type: 'notification.read', notificationId })),
  fc
    .constantFrom(...targetRoles)
    .map((targetRole): WorldCommand => ({ type: 'notification.readAll', targetRole })),
  id.map((one): WorldCommand => ({ type: 'appointment.request', appointment: appointment(one) })),
  fc.record({
    type: fc.constant('appointment.change' as const),
    appointmentId: id,
    status: fc.constantFrom('confirmed' as const, 'cancelled' as const, undefined),
    date: fc.constantFrom('2026-03-11', undefined),
  }),
  id.map((name): WorldCommand => ({ type: 'profile.save', profile: { ...emptyProfile, name } })),
  id.map((one): WorldCommand => ({ type: 'event.join', event: { id: one, title: 'Fair' } })),
  id.map((eventId): WorldCommand => ({ type: 'event.leave', eventId })),
  fc.record({
    type: fc.constant('message.send' as const),
    message: fc.record({
      id,
      to: fc.constantFrom('recruiter', 'demo-veteran', 'A'),
      from: fc.constantFrom('recruiter', undefined),
      text: fc.constant('Good morning'),
    }),
  }),
  fc.record({
    type: fc.constant('conversation.read' as const),
    reader: fc.constantFrom('recruiter' as const, 'user' as const),
    withId: fc.constantFrom('recruiter', 'demo-veteran'),
  }),
  id.map((one): WorldCommand => ({
    type: 'interview.schedule',
    interview: interview(one),
  })),
  fc.record({
    type: fc.constant('interview.change' as const),
    interviewId: id,
    change: fc.record({ status: fc.constantFrom('cancelled' as const, undefined) }),
    known: fc.constantFrom(undefined, interview('C')),
  }),
  id.map((one): WorldCommand => ({ type: 'program.save', program: { id: one, title: 'Logistics' } })),
  id.map((programId): WorldCommand => ({ type: 'program.forget', programId })),
);

/** Facts of a series of commands, at increasing times, each with its own id unless the command has one. */
export function factsOf(commands: readonly WorldCommand[], start = 1_000): Fact[] {
  let drawn = 0;
  // All values differ, so that no two facts share a generated id.
  const random = () => ((drawn += 1) * 0.618_033_988_749) % 1;
  return commands.map((one, index) => factOf(one, { at: start + index, random }));
}
/** The world after all commands. */
export const worldAfter = (commands: readonly WorldCommand[], start?: number): World =>
  applyFacts(emptyWorld, factsOf(commands, start));
export const facts = fc.array(command, { maxLength: 24 }).map((commands) => factsOf(commands));
