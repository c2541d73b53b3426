import type { ApplicationKind } from './statuses.ts';
import { collegeStatusLabels, jobStatusLabels, nonprofitStatusLabels } from './statuses.ts';
import type { CollegeApplication, JobApplication, NonprofitApplication } from './applications.ts';
import type { Appointment } from './appointments.ts';
import type { Decision } from './decisions.ts';
import type { Notification, NotificationType } from './notifications.ts';

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
  title: 'New Job Application',
  message: `${veteranName} applied for ${jobTitle} at ${company}.`,
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
  title: 'New College Application',
  message: `${veteranName} applied to ${program} at ${university}.`,
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
  title: 'New Program Enrollment',
  message: `${veteranName} asked to join ${program} at ${organization}.`,
});

const when = ({ date, time }: Appointment) => `${date} at ${time}`;
const appointmentTexts: Readonly<
  Record<
    Appointment['status'],
    Pick<NotificationContent, 'targetRole' | 'title'> & { text: (of: Appointment) => string }
  >
> = {
  requested: {
    targetRole: 'hospital',
    title: 'Appointment Request',
    text: (of) => `${of.veteranName} asks for ${of.type} with ${of.providerName}, ${when(of)}.`,
  },
  cancelled: {
    targetRole: 'hospital',
    title: 'Appointment Canceled',
    text: (of) => `${of.veteranName} canceled ${of.type} with ${of.providerName}, ${when(of)}.`,
  },
  confirmed: {
    targetRole: 'user',
    title: 'Appointment Confirmed',
    text: (of) => `${of.providerName} confirmed ${of.type}, ${when(of)}.`,
  },
};

export function appointmentNotification(appointment: Appointment): NotificationContent {
  const { targetRole, title, text } = appointmentTexts[appointment.status];
  return { type: 'appointment', targetRole, subjectId: appointment.id, title, message: text(appointment) };
}

/** Label of a status. */
export const statusLabel = (decision: Decision): string => {
  if (decision.kind === 'job') return jobStatusLabels[decision.status];
  return decision.kind === 'college'
    ? collegeStatusLabels[decision.status]
    : nonprofitStatusLabels[decision.status];
};

const toApplicant = (
  { kind, applicationId }: Decision,
  title: string,
  message: string,
): NotificationContent => ({
  type: typeOfKind[kind],
  targetRole: 'user',
  subjectId: applicationId,
  title,
  message,
});

/** Notifies applicants of each decision on their application (docs/decisions/020). */
export const decisionNotification = (decision: Decision): NotificationContent =>
  decision.decision === 'waitlist'
    ? toApplicant(decision, 'Application Update', `You are on the waiting list for ${decision.subject}.`)
    : toApplicant(
        decision,
        'Application Update',
        `Your application for ${decision.subject} is now: ${statusLabel(decision)}.`,
      );

/** Sent only if the notification of the decision was already read. */
export const withdrawalNotification = (decision: Decision): NotificationContent =>
  toApplicant(
    decision,
    'Decision Withdrawn',
    `The decision on your application for ${decision.subject} was withdrawn. It is being reviewed again.`,
  );
