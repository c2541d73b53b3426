import './Community.phrases.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { mentorList, mentorAction, mentorRow, personHead } from './Community.css.ts';
import { communityWords } from './Community.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { mentorsWords } from './Mentors.words.ts';
import type { MentorsProps } from './Community.types.ts';
import type { MentorsView } from '@vetsync/machines/community/mentors';
import { MentorDialogs, useLanguageNames } from './mentors/MentorDialogs.tsx';
import { OwnMentoring } from './mentors/OwnMentoring.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';

type Shown = MentorsView['mentors'][number];

/** How somebody can help. */
function MentorHelp({ mentor: { helpsWith, branch, languages, times, about } }: { mentor: Shown }) {
  const words = useWords(mentorsWords);
  const nameOf = useLanguageNames();
  const more = [
    branch && words.served(branch),
    languages.length > 0 && `${words.speaks} ${languages.map(nameOf).join(', ')}`,
    times,
  ].filter(Boolean);
  return (
    <Stack space="xxsmall">
      <Text size="small">
        {words.helps}: {helpsWith.join(', ')}
      </Text>
      {about && (
        <Text size="small" dir="auto">
          {about}
        </Text>
      )}
      {more.length > 0 && (
        <Text size="small" tone="muted">
          {more.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** A mentor and their topics. */
function MentorCard({ mentor, send }: Pick<MentorsProps, 'send'> & { mentor: Shown }) {
  const words = useWords(mentorsWords);
  const { id, work, location, fields, freeInWeeks, places, isRequested, isVerified } = mentor;
  const name = mentor.name || words.someone;
  return (
    <article className={mentorRow} aria-label={name}>
      <div className={personHead}>
        <Avatar name={name} />
        <div>
          <Inline space="xsmall">
            <Text as="span" weight="strong">
              <bdi>{name}</bdi>
            </Text>
            {isVerified && <Badge icon={BadgeCheck}>{words.verified}</Badge>}
          </Inline>
          <Text as="div" size="small">
            {work}
          </Text>
          <Text as="div" size="small" tone="muted">
            {[...fields.map(words.fields), location].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </div>
      <MentorHelp mentor={mentor} />
      <div className={mentorAction}>
        <Inline space="xsmall" justify="space-between">
          {isRequested ? (
            <Badge tone="positive" icon={Check}>
              {words.asked}
            </Badge>
          ) : (
            <Text as="span" size="small" tone="muted">
              {freeInWeeks === null ? words.places(places ?? 1) : words.free(freeInWeeks)}
            </Text>
          )}
          <Button
            size="small"
            aria-label={isRequested ? words.withdrawName(name) : words.askName(name)}
            onPress={() => send({ type: isRequested ? 'mentor.withdraw' : 'mentor.ask', mentorId: id })}
          >
            {isRequested ? words.withdraw : words.ask}
          </Button>
        </Inline>
      </div>
    </article>
  );
}

/** What can be chosen, also if nobody has it who was found. */
const withChosen = (values: readonly string[], chosen: string) =>
  chosen === '' || values.includes(chosen) ? values : [chosen, ...values];

/** Words, field, and what else mentors differ by. */
function MentorFinder({ view: { filters, fields, options }, send }: MentorsProps) {
  const words = useWords(mentorsWords);
  const nameOf = useLanguageNames();
  const more = (['branch', 'language'] as const)
    .map((filter) => ({ filter, values: withChosen(options[filter], filters[filter]) }))
    .filter(({ values }) => values.length > 0);
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="small" align="flex-end">
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        value={filters.q}
        onChange={(value) => send({ type: 'filter.change', filter: 'q', value })}
      />
      <Select
        label={words.field}
        options={fields.map((value) => ({ value, label: words.fields(value) }))}
        value={filters.field}
        onChange={(value) => send({ type: 'filter.change', filter: 'field', value })}
      />
      {more.map(({ filter, values }) => (
        <Select
          key={filter}
          label={words[filter]}
          options={[
            { value: '', label: filter === 'branch' ? words.anyBranch : words.anyLanguage },
            ...values.map((value) => ({ value, label: filter === 'branch' ? value : nameOf(value) })),
          ]}
          value={filters[filter]}
          onChange={(value) => send({ type: 'filter.change', filter, value })}
        />
      ))}
    </Grid>
  );
}

/** What the search found. */
function MentorList({ view, send }: MentorsProps) {
  const words = useWords(mentorsWords);
  const { list, mentors, total, isFiltered, hasMore, links } = view;
  const onClear = () => send({ type: 'filters.clear' });
  const clear = isFiltered && <Button onPress={onClear}>{words.clear}</Button>;
  if (list === 'loading') return <Skeleton lines={6} />;
  if (list === 'failed')
    return (
      <ErrorState
        title={words.failed.title}
        action={<Button onPress={() => send({ type: 'list.retry' })}>{words.failed.retry}</Button>}
      />
    );
  return (
    <>
      <FoundCount
        level={2}
        count={words.found(total)}
        clear={isFiltered && mentors.length > 0 && { label: words.clear, onClear }}
      />
      {mentors.length === 0 && (
        <EmptyState
          drawing="search"
          level={3}
          title={isFiltered ? words.none : words.noneYet}
          action={clear || <LinkButton href={links.events}>{words.events}</LinkButton>}
        >
          {isFiltered ? words.noneText : words.noneYetText}
        </EmptyState>
      )}
      <ul className={mentorList}>
        {mentors.map((mentor) => (
          <li key={mentor.id}>
            <MentorCard mentor={mentor} send={send} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Stack space="xsmall">
          {list === 'listed.pageFailed' && (
            <Text size="small" tone="critical">
              {words.moreFailed}
            </Text>
          )}
          <Button
            width="full"
            isPending={list === 'listed.loadingMore'}
            onPress={() => send({ type: list === 'listed.pageFailed' ? 'list.retry' : 'list.more' })}
          >
            {words.more}
          </Button>
        </Stack>
      )}
    </>
  );
}

export type { MentorsProps } from './Community.types.ts';

/** Mentors for veterans, and what people ask each other. */
export function Mentors({ view, send, talks }: MentorsProps) {
  const words = useWords(mentorsWords);
  const sharedWords = useWords(communityWords);
  const { own, mentors, links, isNotedOnly } = view;
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        action={
          own && (
            <Inline space="xsmall">
              {own.offer !== 'none' && <LinkButton href={links.hours}>{words.offer.hours}</LinkButton>}
              <Button onPress={() => send({ type: 'offer.open' })}>{words.offer.open[own.offer]}</Button>
            </Inline>
          )
        }
        hub={sharedWords.title}
        tabs={<PageTabs words={sharedWords} links={links} current="mentors" />}
      />
      <OwnMentoring view={view} send={send} />
      {talks}
      <Stack space="medium">
        <MentorFinder view={view} send={send} />
        <MentorList view={view} send={send} />
      </Stack>
      {isNotedOnly && mentors.length > 0 && (
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      )}
      <MentorDialogs view={view} send={send} />
    </Stack>
  );
}
