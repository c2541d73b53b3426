import type { ActivityKind } from '@vetsync/machines/home/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ActivityView } from '@vetsync/machines/home/veteranHome';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { BattleBuddy } from '../../components/Icon/drawings/BattleBuddy.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { activities, activity, activityLink, activityIcon, activityWords } from './VeteranHome.css.ts';
import { notOnPhone } from '../layout.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './Home.phrases.ts';
import '../system/parts/World.phrases.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';
import { exactTime, timeAgo } from '../dates.ts';

const icons: Record<ActivityKind, LucideIcon> = {
  session: BattleBuddy,
  job: BriefcaseBusiness,
  education: GraduationCap,
  wellness: HeartPulse,
  community: Users,
  profile: User,
};

interface ActivityListProps {
  activities: readonly ActivityView[];
  intl: IntlConfig;
  /** Whether a phone shows exact times too. @default false */
  isWhole?: boolean;
}

/** Activities, each a link to its subject, with relative and exact time. */
export function ActivityList({ activities: list, intl, isWhole = false }: ActivityListProps) {
  const words = useWords(veteranHomeWords);
  const write = usePhrases();
  return (
    <ul className={activities}>
      {list.map(({ id, kind, text, at, href }) => (
        <li key={id} className={activity}>
          <Anchor className={activityLink} href={href}>
            <span className={activityIcon}>
              <Icon of={icons[kind]} size="small" label={words.activities.kinds[kind]} />
            </span>
            <span className={activityWords}>
              <Text as="div" weight="medium">
                {write(text)}
              </Text>
              <time dateTime={at}>
                <Text as="div" size="small">
                  {timeAgo(at, intl)}
                </Text>
                <span className={isWhole ? undefined : notOnPhone}>
                  <Text as="div" size="caption" tone="muted" numeric>
                    {exactTime(at, intl)}
                  </Text>
                </span>
              </time>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
