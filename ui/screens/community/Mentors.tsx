import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { mentorList, mentorAction, mentorRow, personHead } from './Community.css.ts';
import { CommunityPageHead } from './CommunityPageHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { mentorsWords } from './Mentors.words.ts';
import type { MentorsProps } from './Community.types.ts';
import type { MentorsView } from '@vetsync/machines/community/mentors';
import Check from 'lucide-react/icons/check';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';

type MentorCardProps = Pick<MentorsProps, 'send'> & { mentor: MentorsView['mentors'][number] };

/** A mentor and their topics. */
function MentorCard({ mentor, send }: MentorCardProps) {
  const words = useWords(mentorsWords);
  const { id, name, work, location, field, helpsWith, freeInWeeks, isRequested } = mentor;
  return (
    <article className={mentorRow} aria-label={name}>
      <div className={personHead}>
        <Avatar name={name} />
        <div>
          <Text as="div" weight="strong">
            {name}
          </Text>
          <Text as="div" size="small">
            {work}
          </Text>
          <Text as="div" size="small" tone="muted">
            {[words.fields(field), location].join(' · ')}
          </Text>
        </div>
      </div>
      <Text size="small">
        {words.helps}: {helpsWith.join(', ')}
      </Text>
      <div className={mentorAction}>
        <Inline space="xsmall" justify="space-between">
          {isRequested ? (
            <Badge tone="positive" icon={Check}>
              {words.asked}
            </Badge>
          ) : (
            <Text as="span" size="small" tone="muted">
              {words.free(freeInWeeks)}
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

export type { MentorsProps } from './Community.types.ts';

/** Civilian mentors for veterans. */
export function Mentors({ view, send }: MentorsProps) {
  const words = useWords(mentorsWords);
  const { filters, fields, mentors, isFiltered, links } = view;
  const clear = isFiltered && <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  const isEmpty = mentors.length === 0 && !isFiltered;
  return (
    <Stack space="large">
      <CommunityPageHead
        title={words.title}
        subtitle={isEmpty ? words.subtitleNone : words.subtitle}
        links={links}
        current="mentors"
      />
      <Stack space="medium">
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
        </Grid>
        <Inline justify="space-between">
          <Heading isLive level={2}>
            {words.found(mentors.length)}
          </Heading>
          {mentors.length > 0 && clear}
        </Inline>
        {mentors.length === 0 && (
          <EmptyState
            icon={SearchX}
            level={3}
            title={isFiltered ? words.none : words.noneYet}
            action={clear || <LinkButton href={links.events}>{words.events}</LinkButton>}
          >
            {isFiltered && words.noneText}
          </EmptyState>
        )}
        <ul className={mentorList}>
          {mentors.map((mentor) => (
            <li key={mentor.id}>
              <MentorCard mentor={mentor} send={send} />
            </li>
          ))}
        </ul>
      </Stack>
      {mentors.length > 0 && (
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      )}
    </Stack>
  );
}
