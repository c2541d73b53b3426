import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import { subjectTarget } from '../world/notifications.ts';
import type { Notification } from '../world/notifications.ts';

const ofReport = 'contact.reportDecided';

/** Whether it says what became of a report. Its subject is the conversation, and not the organization. */
const isOfReport = ({ title }: Pick<Notification, 'title'>) =>
  typeof title === 'object' && title.code === ofReport;

const [ofPerson, ofMentoring] = ['person:', 'mentor:'];
/** With whom a conversation between two people is, in messages and notifications. */
export const personSubject = (threadId: string) => ofPerson + threadId;
/** What somebody asked a mentor, in notifications. */
export const mentoringSubject = (mentorshipId: string) => ofMentoring + mentorshipId;

function messageTarget(notification: Notification): Pick<ShellTarget, 'tab' | 'detail' | 'query'> {
  const { subjectId } = notification;
  if (subjectId.startsWith(ofMentoring)) return { tab: 'community', detail: ['mentors'] };
  if (subjectId.startsWith(ofPerson))
    return { tab: 'messages', query: { thread: subjectId.slice(ofPerson.length) } };
  return { tab: 'messages', query: { [isOfReport(notification) ? 'thread' : 'organization']: subjectId } };
}

/** Where a notification leads a signed-in person. Organizations write to them, and people whom they mentor or ask. */
export const ownTarget = (notification: Notification): Pick<ShellTarget, 'tab' | 'detail' | 'query'> =>
  notification.type === 'message' ? messageTarget(notification) : subjectTarget(notification);
