import './Community.phrases.ts';
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
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { EventDialogs } from './events/EventDialogs.tsx';
import { EventList } from './events/EventList.tsx';
import { HeadlineStats } from './HeadlineStats.tsx';
import { MyEvents } from './events/MyEvents.tsx';
import { NetworkCard } from './network/NetworkCard.tsx';
import type { CommunityProps } from './Community.types.ts';
import { FilterBar, FilterRow, MoreFilters } from '../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

type EventSearchProps = Pick<CommunityProps, 'view' | 'send'>;

function FewerUsed({ view: { filters, options }, send }: EventSearchProps) {
  const words = useWords(communityWords);
  return (
    <>
      <Select
        label={words.format}
        options={options.format.map((value) => ({ value, label: words.formats[value] }))}
        value={filters.format}
        onChange={(value) => send({ type: 'filter.change', filter: 'format', value })}
      />
      <Select
        label={words.within}
        options={options.within.map((value) => ({ value, label: words.periods[value] }))}
        value={filters.within}
        onChange={(value) => send({ type: 'filter.change', filter: 'within', value })}
      />
      {options.group.length > 0 && (
        <Select
          label={words.group}
          options={options.group.map(({ value, name }) => ({ value, label: words.groups(value, name) }))}
          value={filters.group}
          onChange={(value) => send({ type: 'filter.change', filter: 'group', value })}
        />
      )}
      <FilterRow>
        <Switch
          isSelected={filters.seats}
          onChange={(value) => send({ type: 'filter.change', filter: 'seats', value })}
        >
          {words.seats}
        </Switch>
      </FilterRow>
    </>
  );
}

/** Search and filters; each change applies at once. */
function EventSearch({ view, send }: EventSearchProps) {
  const words = useWords(communityWords);
  const { filters, options, isMoreShown, moreSet } = view;
  return (
    <FilterBar
      search={{
        label: words.search,
        placeholder: words.placeholder,
        value: filters.q,
        onChange: (value) => send({ type: 'filter.change', filter: 'q', value }),
      }}
    >
      <MoreFilters
        label={moreSet > 0 ? words.moreSet(moreSet) : words.more}
        isExpanded={isMoreShown}
        beside={
          <ToggleButtonGroup
            label={words.category}
            isLabelHidden
            options={options.category.map((value) => ({ value, label: words.categories[value] }))}
            selectedKeys={[filters.category]}
            onSelectionChange={([value]) =>
              value && send({ type: 'filter.change', filter: 'category', value })
            }
          />
        }
        onExpandedChange={() => send({ type: isMoreShown ? 'more.hide' : 'more.show' })}
      >
        <FewerUsed view={view} send={send} />
      </MoreFilters>
    </FilterBar>
  );
}

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
      <PageHead
        title={words.title}
        subtitle={view.stats ? words.subtitle : words.subtitleOwn}
        action={actions}
        tabs={<PageTabs words={words} links={links} current="events" />}
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
