import ListOrdered from 'lucide-react/icons/list-ordered';
import type { OverviewActivity } from '@vetsync/machines/portal/model';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Inbox from 'lucide-react/icons/inbox';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Users from 'lucide-react/icons/users';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { entry, list } from '../../portal/PortalPage.css.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { activity, sign } from './OverviewCards.css.ts';
import { organizationOverviewWords } from './OrganizationOverview.words.ts';
import type { OverviewCardsProps } from './OverviewCards.types.ts';
import { relativeTime } from '../../moreDates.ts';

const icons: Readonly<Record<OverviewActivity['kind'], LucideIcon>> = {
  received: Inbox,
  updated: Pencil,
  withdrawn: RotateCcw,
  decided: BadgeCheck,
  undone: RotateCcw,
  offerAccepted: BadgeCheck,
  offerDeclined: RotateCcw,
  next: ListOrdered,
  certification: BadgeCheck,
  credits: Award,
  meeting: CalendarDays,
  orientation: Users,
};

/** Recent activities, newest first. */
export function OverviewActivities({ cards: { activities }, intl }: OverviewCardsProps) {
  const words = useWords(organizationOverviewWords);
  const write = usePhrases();
  return (
    <Section title={words.activities}>
      <ul className={list}>
        {activities.map(({ id, kind, text, at }) => (
          <li key={id} className={entry}>
            <div className={activity}>
              <span className={sign}>
                <Icon of={icons[kind]} />
              </span>
              <Stack space="hair">
                <Text as="span">{write(text)}</Text>
                <TimeText at={at} intl={intl} size="small" tone="muted">
                  {relativeTime(at, intl)}
                </TimeText>
              </Stack>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
