import { veteranId } from './demoIdentities.ts';
import { kindOfInterviewer } from './interviewTerms.ts';
import type { Interview } from './interviews.ts';
import { targetRoles } from './notifications.ts';
import type { TargetRole } from './notifications.ts';
import { typeOfKind } from './notificationContents.ts';
import type { NotificationContent } from './notificationContents.ts';
import { worldPhrase } from './phrases.ts';
import type { SentMessage } from './world.ts';

/** Maximum length of a message's quote in a notification, in characters. */
const quotedMax = 120;
export const quoted = (text: string) =>
  text.length > quotedMax ? `${text.slice(0, quotedMax).trimEnd()}…` : text;

/** Notifies the recipient of a message: an organization, or `user`, the person. Others have no notifications. */
export function messageNotification({
  to,
  from,
  fromName = '',
  text,
  isSimulated,
}: Omit<SentMessage, 'at'>): NotificationContent | null {
  const isFromOrganization = targetRoles.some((role) => role === from);
  const desk = targetRoles.find(
    (role): role is Exclude<TargetRole, 'user'> => role === to && role !== 'user',
  );
  const isToPerson = to === 'user' || (isFromOrganization && to === veteranId);
  const targetRole = desk ?? (isToPerson ? 'user' : null);
  if (targetRole === null || isSimulated) return null;
  const subjectId = from ?? veteranId;
  const title = fromName ? worldPhrase('messageFrom', fromName) : worldPhrase('newMessage');
  return { type: 'message', targetRole, subjectId, title, message: quoted(text) };
}

const interviewTexts = {
  scheduled: 'interviewScheduled',
  moved: 'interviewMoved',
  cancelled: 'interviewCanceled',
} as const;
export type InterviewChangeKind = keyof typeof interviewTexts;

/** Notifies the applicant of time and place. Only this world's veteran has notifications. */
export function interviewNotification(
  interview: Interview,
  change: InterviewChangeKind,
): NotificationContent | null {
  if (interview.personId !== veteranId) return null;
  const { desk, applicationId, organization, subject, date, time, format, where } = interview;
  const text = interviewTexts[change];
  const how = where ? worldPhrase('formatAndPlace', worldPhrase(format), where) : worldPhrase(format);
  return {
    type: typeOfKind[kindOfInterviewer[desk]],
    targetRole: 'user',
    subjectId: applicationId,
    title: worldPhrase(text),
    message: worldPhrase(`${text}More`, organization, subject, date, time, how),
  };
}
