import type { CommunityScreenEvent, CommunityView, MyEvent } from '@vetsync/machines/community/community';
import X from 'lucide-react/icons/x';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { IconButton } from '../../system/parts/IconButton.tsx';
import { entry } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import { exactSpan } from '../../moreDates.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

type MyEventsProps = ScreenProps<
  Pick<CommunityView, 'count' | 'links' | 'mine' | 'intl'>,
  CommunityScreenEvent
>;

function Entry({ one, view, send }: MyEventsProps & { one: MyEvent }) {
  const allWords = useWords(communityWords);
  const words = allWords.mine;
  const { id, title, participation, event } = one;
  const removal = event?.isHosted ? 'event.cancel' : 'event.leave';
  return (
    <Stack space="xxsmall">
      <Text weight="strong">{title}</Text>
      <Text size="small" tone="muted" numeric>
        {event ? exactSpan(event.start, event.end, view.intl) : words.gone}
      </Text>
      {event && event.clashes.length > 0 && (
        <Text size="small" tone="critical">
          {allWords.event.clash(event.clashes)}
        </Text>
      )}
      <Inline justify="space-between">
        <Badge tone={participation === 'joined' ? 'positive' : 'caution'}>
          {allWords.event[participation]}
        </Badge>
        <Inline space="xxsmall">
          {event && (
            <Button
              size="small"
              variant="quiet"
              aria-label={allWords.event.about(allWords.event.details, title)}
              onPress={() => send({ type: 'event.open', eventId: id })}
            >
              {allWords.event.details}
            </Button>
          )}
          <IconButton
            size="small"
            icon={X}
            label={words.remove(title)}
            onPress={() => send({ type: removal, eventId: id })}
          />
        </Inline>
      </Inline>
    </Stack>
  );
}

/** Events that the veteran joined or waits for, soonest first (feature spec, section 2, "My Events"). */
export function MyEvents({ view, send }: MyEventsProps) {
  const words = useWords(communityWords).mine;
  return (
    <Stack as="section" space="small" aria-labelledby="my-events">
      <Heading level={2} id="my-events">
        {words.title}
      </Heading>
      {view.mine.length === 0 ? (
        <div>
          <Text weight="strong">{words.none}</Text>
          <Text tone="muted">
            {view.count > 0 ? (
              <Anchor href="#upcoming-events">{words.noneText}</Anchor>
            ) : (
              <Anchor href={view.links.create}>{words.noneYetText}</Anchor>
            )}
          </Text>
        </div>
      ) : (
        <Box as="ul" listStyle="none">
          {view.mine.map((item) => (
            <li key={item.id} className={entry}>
              <Entry one={item} view={view} send={send} />
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}
