import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationKind } from './statuses.ts';
import { collegeStatusLabels, jobStatusLabels, nonprofitStatusLabels } from './statuses.ts';
import type { CollegeApplication, JobApplication, NonprofitApplication } from './applications.ts';
import type { Appointment } from './appointments.ts';
import type { Decision } from './decisions.ts';
import type { Notification, NotificationType, TargetRole } from './notifications.ts';
import { worldPhrase } from './phrases.ts';

/** Content of a notification. Id, time and `read` come from the fact that caused it. */
export type NotificationContent = Omit<Notification, 'id' | 'timestamp' | 'read'>;

export const typeOfKind: Readonly<Record<ApplicationKind, NotificationType>> = {
  job: 'job_application',
  college: 'college_application',
  nonprofit: 'nonprofit_application',
};

export const recruiterNotification = ({
  id,
  veteranName,
  jobTitle,
  company,
}: JobApplication): NotificationContent => ({
  type: 'job_application',
  targetRole: 'recruiter',
  subjectId: id,
  title: worldPhrase('newJobApplication'),
  message: worldPhrase('jobApplication', veteranName, jobTitle, company),
});

export const universityNotification = ({
  id,
  veteranName,
  program,
  university,
}: CollegeApplication): NotificationContent => ({
  type: 'college_application',
  targetRole: 'university',
  subjectId: id,
  title: worldPhrase('newCollegeApplication'),
  message: worldPhrase('collegeApplication', veteranName, program, university),
});

export const nonprofitNotification = ({
  id,
  veteranName,
  program,
  organization,
}: NonprofitApplication): NotificationContent => ({
  type: 'nonprofit_application',
  targetRole: 'nonprofit',
  subjectId: id,
  title: worldPhrase('newEnrollment'),
  message: worldPhrase('enrollment', veteranName, program, organization),
});

const appointmentTexts = {
  requested: ['hospital', 'appointmentRequest'],
  cancelled: ['hospital', 'appointmentCanceled'],
  confirmed: ['user', 'appointmentConfirmed'],
} as const satisfies Readonly<Record<Appointment['status'], readonly [TargetRole, string]>>;

export function appointmentNotification(appointment: Appointment): NotificationContent {
  const { id, status, veteranName, type, providerName, date, time } = appointment;
  const [targetRole, text] = appointmentTexts[status];
  return {
    type: 'appointment',
    targetRole,
    subjectId: id,
    title: worldPhrase(text),
    message: worldPhrase(
      `${text}More`,
      veteranName,
      worldPhrase('appointmentType', type),
      providerName,
      date,
      time,
    ),
  };
}

function statusOf(decision: Decision): Phrase {
  if (decision.kind === 'job') return jobStatusLabels[decision.status];
  return decision.kind === 'college'
    ? collegeStatusLabels[decision.status]
    : nonprofitStatusLabels[decision.status];
}

const toApplicant = (
  { kind, applicationId }: Decision,
  title: Phrase,
  message: Phrase,
): NotificationContent => ({
  type: typeOfKind[kind],
  targetRole: 'user',
  subjectId: applicationId,
  title,
  message,
});

/** What each answer says. A no is read where its reason is, and nowhere else. */
const told = {
  interview: 'toldInterview',
  interview_scheduled: 'toldInterview',
  offered: 'toldOffered',
  hired: 'toldHired',
  accepted: 'toldAccepted',
  active: 'toldActive',
  rejected: 'toldAnswer',
} as const satisfies Partial<Record<Decision['status'], string>>;

function toldOf(decision: Decision): Phrase {
  const { subject, status } = decision;
  if (decision.decision === 'waitlist') return worldPhrase('waitlisted', subject);
  return status in told
    ? worldPhrase(told[status as keyof typeof told], subject)
    : worldPhrase('decided', subject, statusOf(decision));
}

/** Notifies applicants of each decision on their application (docs/decisions/020). */
export const decisionNotification = (decision: Decision): NotificationContent =>
  toApplicant(decision, worldPhrase('applicationUpdate'), toldOf(decision));

/** Sent only if the notification of the decision was already read. */
export const withdrawalNotification = (decision: Decision): NotificationContent =>
  toApplicant(
    decision,
    worldPhrase('decisionWithdrawn'),
    worldPhrase('decisionWithdrawnMore', decision.subject),
  );
