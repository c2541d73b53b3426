import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { areas, columns, events, stacked } from './Community.css.ts';
import { useWords } from '../../language/useWords.ts';
import { communityWords } from './Community.words.ts';
import { CommunityPageHead } from './CommunityPageHead.tsx';
import { EventDialogs } from './events/EventDialogs.tsx';
import { EventList } from './events/EventList.tsx';
import { EventSearch } from './events/EventSearch.tsx';
import { HeadlineStats } from './HeadlineStats.tsx';
import { MyEvents } from './events/MyEvents.tsx';
import { NetworkCard } from './network/NetworkCard.tsx';
import type { CommunityProps } from './Community.types.ts';

export type { CommunityProps } from './Community.types.ts';

/** The Community Hub (feature spec, section 2). */
export function Community({ view, send, calendar, hasDraft }: CommunityProps) {
  const words = useWords(communityWords);
  const { links } = view;
  const actions = (
    <Inline space="small">
      <LinkButton href={links.create} variant="primary" icon={CalendarPlus}>
        {hasDraft ? words.continueDraft : words.create}
      </LinkButton>
      {/* In one column they come after the list. */}
      {view.mine.length > 0 && (
        <div className={stacked}>
          <LinkButton href="#my-events" icon={CalendarDays}>
            {words.mine.jump(view.mine.length)}
          </LinkButton>
        </div>
      )}
    </Inline>
  );
  return (
    <Stack space="large">
      <CommunityPageHead
        title={words.title}
        subtitle={view.stats ? words.subtitle : words.subtitleOwn}
        links={links}
        current="events"
        action={actions}
      />
      <div className={columns}>
        <div className={areas.calendar}>
          <Section title={words.calendar.title}>{calendar}</Section>
        </div>
        <section className={events} aria-labelledby="upcoming-events">
          <Heading level={2} id="upcoming-events">
            {words.upcoming}
          </Heading>
          <EventSearch view={view} send={send} />
          <EventList view={view} send={send} />
        </section>
        <div className={areas.aside}>
          <MyEvents view={view} send={send} />
          <NetworkCard view={view} />
        </div>
      </div>
      <HeadlineStats view={view} />
      {view.stats && (
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      )}
      <EventDialogs view={view} send={send} />
    </Stack>
  );
}
