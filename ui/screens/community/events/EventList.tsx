import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CommunityProps, EventCardProps } from '../Community.types.ts';
import { ScrollArea } from '../../../components/ScrollArea/ScrollArea.tsx';
import { entry, event as eventStyle, cover } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import { DateLeaf } from '../../../components/DateLeaf/DateLeaf.tsx';
import { notOnPhone, phoneOnly } from '../../layout.css.ts';
import { EventActions } from './EventActions.tsx';
import { EventBadges, EventState } from './EventBadges.tsx';
import { EventFacts } from './EventFacts.tsx';
import { clockTime } from '../../dates.ts';
import { FoundCount } from '../../system/lists/FoundCount.tsx';

/** What a phone's row says of an event: kind, time, location and the reader's part in it. A press opens the rest. */
function EventBrief({ event, intl, send }: EventCardProps) {
  const words = useWords(communityWords);
  const { id, title, type, start, timeZone, location } = event;
  const time = clockTime(start, { locale: intl.locale, timeZone });
  return (
    <div className={phoneOnly}>
      <Text size="small" tone="muted">
        {[time, words.types[type], location].filter(Boolean).join(' · ')}
      </Text>
      <EventState event={event} />
      <button
        type="button"
        className={cover}
        aria-label={words.event.about(words.event.details, title)}
        onClick={() => send({ type: 'event.open', eventId: id })}
      />
    </div>
  );
}

/** One event with all its details (feature spec, section 2); on a phone a row that opens them. */
function EventCard({ event, intl, send }: EventCardProps) {
  const words = useWords(communityWords).event;
  const { title, date, description, organizer, participation, clashes } = event;
  return (
    <article className={eventStyle} aria-label={title}>
      <DateLeaf date={date} />
      <Stack space="xsmall">
        <div className={notOnPhone}>
          <EventBadges event={event} />
        </div>
        <div>
          <Heading level={4}>{title}</Heading>
          {organizer && (
            <div className={notOnPhone}>
              <Text size="small" tone="muted">
                {words.organizer(organizer)}
              </Text>
            </div>
          )}
        </div>
        <EventBrief event={event} intl={intl} send={send} />
        <div className={notOnPhone}>
          <Stack space="xsmall">
            <Text>{description}</Text>
            <EventFacts event={event} intl={intl} />
          </Stack>
        </div>
        {clashes.length > 0 && participation !== 'none' && (
          <Text size="small" weight="medium" tone="critical">
            {words.clash(clashes)}
          </Text>
        )}
        <div className={notOnPhone}>
          <EventActions event={event} send={send} />
        </div>
      </Stack>
    </article>
  );
}

/** Matching events, with a count that is announced. */
export function EventList({ view, send }: Pick<CommunityProps, 'view' | 'send'>) {
  const words = useWords(communityWords);
  const { count, links, listed, hiddenCount, isFiltered, intl, search } = view;
  const isKnown = search === 'all' || search === 'more';
  const onClear = () => send({ type: 'filters.clear' });
  const clear = isFiltered && <Button onPress={onClear}>{words.clear}</Button>;
  return (
    <Stack space="small">
      <FoundCount
        level={3}
        count={words.found(count)}
        clear={isFiltered && count > 0 && { label: words.clear, onClear }}
      />
      {count === 0 ? (
        isKnown && (
          <EmptyState
            drawing="search"
            level={4}
            title={isFiltered ? words.none : words.noneYet}
            action={clear || <LinkButton href={links.organizations}>{words.network.find}</LinkButton>}
          >
            {isFiltered ? words.noneText : words.noneYetText}
          </EmptyState>
        )
      ) : (
        <ScrollArea label={words.listLabel} maxHeight="large">
          <Box as="ul" listStyle="none">
            {listed.map((event) => (
              <li key={event.id} className={entry}>
                <EventCard event={event} intl={intl} send={send} />
              </li>
            ))}
          </Box>
          {hiddenCount > 0 && (
            <Button width="full" onPress={() => send({ type: 'list.more' })}>
              {words.showMore(hiddenCount)}
            </Button>
          )}
        </ScrollArea>
      )}
      <Search view={view} send={send} />
    </Stack>
  );
}

/** What is still to come of the organizations' events. */
function Search({ view: { search, hiddenCount }, send }: Pick<CommunityProps, 'view' | 'send'>) {
  const words = useWords(communityWords);
  if (search === 'waiting')
    return (
      <Text size="small" tone="muted">
        {words.searching}
      </Text>
    );
  if (search === 'failed')
    return (
      <Inline space="small">
        <Text size="small" tone="critical">
          {words.failed}
        </Text>
        <Button size="small" onPress={() => send({ type: 'search.retry' })}>
          {words.again}
        </Button>
      </Inline>
    );
  return search === 'more' && hiddenCount === 0 ? (
    <Button width="full" onPress={() => send({ type: 'found.more' })}>
      {words.moreFound}
    </Button>
  ) : null;
}
