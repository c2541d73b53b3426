import type { NotificationType } from '@vetsync/machines/model/world';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { InboxItem, NotificationsEvent } from '@vetsync/machines/shell/notifications';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarDays from 'lucide-react/icons/calendar-days';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Users from 'lucide-react/icons/users';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { TimeText } from '../../system/parts/TimeText.tsx';
import * as styles from './NotificationInbox.css.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../../system/parts/World.phrases.ts';
import { inboxWords } from '../NotificationInbox.words.ts';
import { relativeTime } from '../../moreDates.ts';

const signs: Record<NotificationType, LucideIcon> = {
  job_application: BriefcaseBusiness,
  college_application: GraduationCap,
  nonprofit_application: HandHeart,
  appointment: CalendarDays,
  care: HeartPulse,
  event: Users,
  message: MessageSquareText,
};

export interface NotificationItemProps {
  item: InboxItem;
  intl: IntlConfig;
  send: (event: NotificationsEvent) => void;
}

/** One notification: a link to its subject, marked as unread until opened. */
export function NotificationItem({ item, intl, send }: NotificationItemProps) {
  const words = useWords(inboxWords);
  const write = usePhrases();
  const { id, type, message, timestamp, read, href } = item;
  const title = write(item.title);
  return (
    <li className={styles.item({ isRead: read })}>
      <span className={styles.sign}>
        <Icon of={signs[type]} label={words.types[type]} />
      </span>
      <div className={styles.words}>
        <Anchor className={styles.link} href={href} onClick={() => send({ type: 'notification.open', id })}>
          {!read && <VisuallyHidden>{words.unreadMark} </VisuallyHidden>}
          {title}
        </Anchor>
        <Text size="small">{write(message)}</Text>
        <div className={styles.foot}>
          <TimeText at={timestamp} intl={intl} size="caption" tone="muted">
            {relativeTime(timestamp, intl)}
          </TimeText>
          {!read && (
            <span className={styles.above}>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.markReadOf(title)}
                onPress={() => send({ type: 'notification.read', id })}
              >
                {words.markRead}
              </Button>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
