import './Community.phrases.ts';
import type { CommunityScreenEvent, CommunityView } from '@vetsync/machines/community/community';
import { Box } from '../../components/Box/Box.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { columns, entry } from './Community.css.ts';
import { useWords } from '../../language/useWords.ts';
import { communityWords, membershipWords } from './Community.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { EventDialogs } from './events/EventDialogs.tsx';
import { HeadlineStats } from './HeadlineStats.tsx';
import { MyEvents } from './events/MyEvents.tsx';
import { NetworkCard } from './network/NetworkCard.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface MembershipProps extends ScreenProps<CommunityView, CommunityScreenEvent> {
  /** Whom the membership card belongs to. */
  member: { name: string; number: string; service: string; home: string };
}

const benefits = ['events', 'network', 'mentors', 'profile'] as const;

/** What membership offers, composed of parts of the hub. */
export function Membership({ view, send, member }: MembershipProps) {
  const sharedWords = useWords(communityWords);
  const words = useWords(membershipWords);
  const { name, number, service, home } = member;
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        hub={sharedWords.title}
        subtitle={words.subtitle}
        tabs={<PageTabs words={sharedWords} links={view.links} current="membership" />}
      />
      <HeadlineStats view={view} />
      <div className={columns}>
        <Stack space="large">
          <Card as="section" aria-labelledby="member">
            <Stack space="small">
              <Text size="small" tone="muted">
                {words.card.title}
              </Text>
              <Heading level={2} id="member">
                {name}
              </Heading>
              <DescriptionList
                items={[
                  ...(number === '' ? [] : [{ label: words.card.number, value: number }]),
                  { label: words.card.service, value: service || words.unknown },
                  { label: words.card.home, value: home || words.unknown },
                ]}
              />
            </Stack>
          </Card>
          <Card as="section" aria-labelledby="benefits">
            <Stack space="small">
              <Heading level={2} id="benefits">
                {words.includes}
              </Heading>
              <Box as="ul" listStyle="none">
                {benefits.map((benefit) => {
                  const [title, text] = (view.stats ? words.benefits : words.benefitsOwn)[benefit];
                  return (
                    <li key={benefit} className={entry}>
                      <Inline justify="space-between">
                        <div>
                          <Text weight="strong">{title}</Text>
                          <Text tone="muted">{text}</Text>
                        </div>
                        <LinkButton size="small" href={view.links[benefit]} aria-label={words.openOne(title)}>
                          {words.open}
                        </LinkButton>
                      </Inline>
                    </li>
                  );
                })}
              </Box>
            </Stack>
          </Card>
        </Stack>
        <Stack space="large">
          <MyEvents view={view} send={send} />
          <NetworkCard view={view} />
        </Stack>
      </div>
      {view.stats && (
        <Text size="small" tone="muted">
          {sharedWords.sample}
        </Text>
      )}
      <EventDialogs view={view} send={send} />
    </Stack>
  );
}
