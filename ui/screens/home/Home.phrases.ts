import type { HomePhrases } from '@vetsync/machines/home/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Activities. Those of accounts must not claim that anybody has received anything. */
export const homePhrases = definePhrases('home', {
  jobSent: (title: string, company: string) => `Job application sent: ${title} at ${company}`,
  collegeSent: (program: string, university: string) =>
    `College application sent: ${program} at ${university}`,
  enrollmentSent: (program: string, organization: string) =>
    `Program application sent: ${program} at ${organization}`,
  appointmentSaved: (appointment: string) => `Appointment saved: ${appointment}`,
  appointmentCanceled: 'Appointment canceled',
  appointmentMoved: 'Appointment moved',
  thisAppointmentCanceled: (appointment: string) => `Appointment canceled: ${appointment}`,
  thisAppointmentMoved: (appointment: string) => `Appointment moved: ${appointment}`,
  appointment: (type: string, provider: string) => `${type} with ${provider}`,
  eventSaved: (title: string) => `Event saved: ${title}`,
  eventJoined: (title: string) => `Joined: ${title}`,
  programSaved: (title: string) => `Saved: ${title}`,
  sessionCompleted: 'Battle Buddy AI session completed',
  jobMatched: 'New job match found in your area',
  consultationScheduled: 'Education benefits consultation scheduled',
  assessmentReminder: 'Wellness assessment reminder',
  groupJoined: 'Joined a group in the Community Hub',
  certificationAdded: 'Certification added to your profile',
  universityProgramSaved: 'University program saved',
  skillsTranslated: 'Military skills translated',
  medicalAppointmentRequested: 'Medical appointment requested',
} satisfies PhraseWords<HomePhrases>);
