import type { BattleBuddyView, ChatEvent } from '@vetsync/machines/battleBuddy/chat';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Check from 'lucide-react/icons/check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { columns, item, list, iconBox } from './BattleBuddy.css.ts';
import { useWords } from '../../language/useWords.ts';
import { battleBuddyWords } from './BattleBuddy.words.ts';
import './BattleBuddyPage.phrases.ts';
import { Chat } from './Chat.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

type Destination = BattleBuddyView['actions'][number]['destination'];
const icons: Record<Destination, LucideIcon> = {
  education: GraduationCap,
  career: BriefcaseBusiness,
  wellness: HeartPulse,
};

const Stat = ({ children }: { children: string }) => (
  <Text as="span" size="title" weight="strong" numeric>
    {children}
  </Text>
);

/** Full page of Battle Buddy (feature spec, section 2, "Battle Buddy AI Assistant"). */
export function BattleBuddy({ view, send }: ScreenProps<BattleBuddyView, ChatEvent>) {
  const words = useWords(battleBuddyWords);
  const { intl } = view.chat;
  return (
    <Stack space="large">
      <PageHead title={words.title} subtitle={words.subtitle} />
      <div className={columns}>
        <Chat view={view.chat} send={send} />
        <Stack space="medium">
          <Card as="section" aria-labelledby="buddy-actions">
            <Stack space="small">
              <Heading level={2} id="buddy-actions">
                {words.actions.title}
              </Heading>
              {view.actions.map(({ destination, href }) => (
                <LinkButton key={destination} href={href} icon={icons[destination]} width="full">
                  {words.actions.destinations[destination]}
                </LinkButton>
              ))}
            </Stack>
          </Card>
          <Capabilities />
          <LiveStats stats={view.stats} intl={intl} />
        </Stack>
      </div>
    </Stack>
  );
}

/** What the specification promises of the assistant; the demo shows it. */
function Capabilities() {
  const words = useWords(battleBuddyWords).capabilities;
  return (
    <Card as="section" aria-labelledby="buddy-capabilities">
      <Stack space="small">
        <Heading level={2} id="buddy-capabilities">
          {words.title}
        </Heading>
        <ul className={list}>
          {words.items.map((capability) => (
            <li key={capability} className={item}>
              <span className={iconBox}>
                <Icon of={Check} size="small" />
              </span>
              {capability}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

type Stats = BattleBuddyView['stats'];

function LiveStats({ stats, intl }: { stats: Stats; intl: BattleBuddyView['chat']['intl'] }) {
  const words = useWords(battleBuddyWords).stats;
  return (
    <Card as="section" aria-labelledby="buddy-stats">
      <Stack space="small">
        <Inline justify="space-between" space="xsmall">
          <Heading level={2} id="buddy-stats">
            {words.title}
          </Heading>
          <Badge>{words.sample}</Badge>
        </Inline>
        <DescriptionList
          layout="stacked"
          items={[
            {
              label: words.helped,
              value: <Stat>{formatNumber(stats.veteransHelpedToday, intl)}</Stat>,
            },
            {
              label: words.response,
              value: <Stat>{words.seconds(formatNumber(stats.averageResponseSeconds, intl))}</Stat>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
