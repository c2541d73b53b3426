import type { WorldPhrases } from '@vetsync/machines/model/world';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';
import { slotTime, weekdayDate } from '../../dates.ts';

const english = { locale: 'en-US' };
const when = (date: string, time: string) => `${weekdayDate(date, english)}, ${slotTime(time, english)}`;

/** Notifications (platform spec, section 4), and names of statuses (feature spec, section 4) and of appointments. */
export const worldPhrases = definePhrases('world', {
  newJobApplication: 'New Job Application',
  jobApplication: (veteran: string, job: string, company: string) =>
    `${veteran} applied for ${job} at ${company}.`,
  newCollegeApplication: 'New College Application',
  collegeApplication: (veteran: string, program: string, university: string) =>
    `${veteran} applied to ${program} at ${university}.`,
  newEnrollment: 'New Program Enrollment',
  enrollment: (veteran: string, program: string, organization: string) =>
    `${veteran} asked to join ${program} at ${organization}.`,
  appointmentRequest: 'Appointment Request',
  appointmentRequestMore: (veteran: string, type: string, provider: string, date: string, time: string) =>
    `${veteran} asks for ${type} with ${provider}, ${date} at ${time}.`,
  appointmentCanceled: 'Appointment Canceled',
  appointmentCanceledMore: (veteran: string, type: string, provider: string, date: string, time: string) =>
    `${veteran} canceled ${type} with ${provider}, ${date} at ${time}.`,
  appointmentConfirmed: 'Appointment Confirmed',
  appointmentConfirmedMore: (_veteran: string, type: string, provider: string, date: string, time: string) =>
    `${provider} confirmed ${type}, ${date} at ${time}.`,
  applicationUpdate: 'Application Update',
  subject: (what: string, organization: string) => `${what} at ${organization}`,
  waitlisted: (subject: string) => `You’re on the waiting list for ${subject}.`,
  decided: (subject: string, status: string) => `Your application for ${subject} is now: ${status}.`,
  toldInterview: (subject: string) => `They’d like to interview you: ${subject}.`,
  toldOffered: (subject: string) => `You have an offer: ${subject}.`,
  toldHired: (subject: string) => `You’re hired: ${subject}.`,
  toldAccepted: (subject: string) => `You’re accepted: ${subject}.`,
  toldActive: (subject: string) => `You’re in the program: ${subject}.`,
  toldAnswer: (subject: string) => `You have an answer to your application: ${subject}.`,
  decisionWithdrawn: 'Decision Withdrawn',
  decisionWithdrawnMore: (subject: string) =>
    `The decision on your application for ${subject} was withdrawn. It’s being reviewed again.`,
  newMessage: 'New Message',
  messageFrom: (name: string) => `Message from ${name}`,
  interviewScheduledMore: (organization: string, subject: string, date: string, time: string, how: string) =>
    `${organization} would like to talk with you about ${subject}. ${when(date, time)} ${how}`,
  interviewMoved: 'Interview Moved',
  interviewMovedMore: (organization: string, subject: string, date: string, time: string, how: string) =>
    `${organization} has another time for your interview about ${subject}. ${when(date, time)} ${how}`,
  interviewCanceled: 'Interview Canceled',
  interviewCanceledMore: (organization: string, subject: string) =>
    `${organization} canceled your interview about ${subject}.`,
  video: 'Video call',
  phone: 'Phone call',
  onSite: 'On site',
  formatAndPlace: (format: string, place: string) => `${format}: ${place}`,
  submitted: 'Submitted',
  underReview: 'Under Review',
  waiting: 'On the waiting list',
  next: 'Next in line',
  paused: 'Paused',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  interview: 'Interview',
  interviewScheduled: 'Interview Scheduled',
  offered: 'Offered',
  hired: 'Hired',
  accepted: 'Accepted',
  active: 'Active',
  rejected: 'Not selected',
  appointmentType: (type: string) => type,
  specialty: (specialty: string) => specialty,
} satisfies PhraseWords<WorldPhrases>);
