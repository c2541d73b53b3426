import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** A date `2026-03-09` and a time `9:00 AM` or `14:30` are values; the words format them. */
type AppointmentValues = [veteran: string, type: Phrase, provider: string, date: string, time: string];
type InterviewValues = [organization: string, subject: Phrase, date: string, time: string, how: Phrase];

/** Notifications, and names of statuses and of what appointments state. */
export type WorldPhrases = {
  newJobApplication: [];
  jobApplication: [veteran: string, job: string, company: string];
  newCollegeApplication: [];
  collegeApplication: [veteran: string, program: string, university: string];
  newEnrollment: [];
  enrollment: [veteran: string, program: string, organization: string];
  appointmentRequest: [];
  appointmentRequestMore: AppointmentValues;
  appointmentCanceled: [];
  appointmentCanceledMore: AppointmentValues;
  appointmentConfirmed: [];
  appointmentConfirmedMore: AppointmentValues;
  applicationUpdate: [];
  waitlisted: [subject: Phrase];
  decided: [subject: Phrase, status: Phrase];
  toldInterview: [subject: Phrase];
  toldOffered: [subject: Phrase];
  toldHired: [subject: Phrase];
  toldAccepted: [subject: Phrase];
  toldActive: [subject: Phrase];
  /** Of a no: it is read where its reason is. */
  toldAnswer: [subject: Phrase];
  decisionWithdrawn: [];
  decisionWithdrawnMore: [subject: Phrase];
  newMessage: [];
  messageFrom: [name: string];
  interviewScheduledMore: InterviewValues;
  interviewMoved: [];
  interviewMovedMore: InterviewValues;
  interviewCanceled: [];
  interviewCanceledMore: InterviewValues;
  video: [];
  phone: [];
  onSite: [];
  formatAndPlace: [format: Phrase, place: string];
  /** What an application is for: `Operations Manager at Tech Corp`. */
  subject: [what: string, organization: string];
  submitted: [];
  underReview: [];
  /** On the waiting list, and next in line for a spot. */
  waiting: [];
  next: [];
  /** The organization is suspended. */
  paused: [];
  /** The organization is gone. */
  closed: [];
  withdrawn: [];
  interview: [];
  interviewScheduled: [];
  offered: [];
  hired: [];
  accepted: [];
  active: [];
  rejected: [];
  appointmentType: [type: string];
  specialty: [specialty: string];
};

export const worldPhrase = phrasesOf<WorldPhrases>('world');
