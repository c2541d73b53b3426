import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** What a veteran did, or what happened to them, with the values of each. */
export type HomePhrases = {
  jobSent: [title: string, company: string];
  collegeSent: [program: string, university: string];
  enrollmentSent: [program: string, organization: string];
  appointmentSaved: [appointment: Phrase];
  appointmentCanceled: [];
  appointmentMoved: [];
  thisAppointmentCanceled: [appointment: Phrase];
  thisAppointmentMoved: [appointment: Phrase];
  appointment: [type: Phrase, provider: string];
  eventSaved: [title: string];
  eventJoined: [title: string];
  programSaved: [title: string];
  sessionCompleted: [];
  jobMatched: [];
  consultationScheduled: [];
  assessmentReminder: [];
  groupJoined: [];
  certificationAdded: [];
  universityProgramSaved: [];
  skillsTranslated: [];
  medicalAppointmentRequested: [];
};

export const homePhrase = phrasesOf<HomePhrases>('home');
