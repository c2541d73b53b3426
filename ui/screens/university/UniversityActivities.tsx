import type { UniversityActivity } from '@vetsync/machines/university/model';
import type { UniversityView } from '@vetsync/machines/university';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Users from 'lucide-react/icons/users';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { relativeTime } from '../format.ts';
import { entry, list } from '../portal/PortalPage.css.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { activity, sign } from './University.css.ts';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';

const icons: Readonly<Record<UniversityActivity['kind'], LucideIcon>> = {
  certification: BadgeCheck,
  credits: Award,
  meeting: CalendarDays,
  orientation: Users,
};

/** Recent activities, newest first. */
export function UniversityActivities({ view: { activities, reader } }: { view: UniversityView }) {
  const words = useWords(universityWords);
  return (
    <Section title={words.dashboard.activities}>
      <ul className={list}>
        {activities.map(({ id, kind, text, at }) => (
          <li key={id} className={entry}>
            <div className={activity}>
              <span className={sign}>
                <Icon of={icons[kind]} />
              </span>
              <Stack space="hair">
                <Text as="span">{text}</Text>
                <TimeText at={at} reader={reader} size="small" tone="muted">
                  {relativeTime(at, reader)}
                </TimeText>
              </Stack>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
