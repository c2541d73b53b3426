import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import { subjectTarget } from '../world/notifications.ts';
import type { Notification } from '../world/notifications.ts';

const ofReport = 'contact.reportDecided';

/** Whether it says what became of a report. Its subject is the conversation, and not the organization. */
const isOfReport = ({ title }: Pick<Notification, 'title'>) =>
  typeof title === 'object' && title.code === ofReport;

/** Where a notification leads a signed-in person. All that writes to them are organizations. */
export const ownTarget = (notification: Notification): Pick<ShellTarget, 'tab' | 'detail' | 'query'> =>
  notification.type !== 'message'
    ? subjectTarget(notification)
    : {
        tab: 'messages',
        query: { [isOfReport(notification) ? 'thread' : 'organization']: notification.subjectId },
      };
