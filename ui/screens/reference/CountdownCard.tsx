import type { OwnDate } from '@vetsync/machines/reference/ownDates';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { DateLeaf } from '../../components/DateLeaf/DateLeaf.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import type { CountdownProps } from './Countdown.types.ts';
import { countdownWords } from './Countdown.words.ts';
import { occupationsWords } from './Occupations.words.ts';
import { placesWords } from './Places.words.ts';
import { schoolsWords } from './Schools.words.ts';
import { useDeadlineTexts } from './parts/deadlineTexts.ts';
import { dateText, inDays } from '../dates.ts';

/** As many as the view names deadlines. */
const soonestMax = 3;

interface CountdownCardProps extends Pick<CountdownProps, 'view'> {
  /** The person's own, soonest first. */
  ownDates: readonly OwnDate[];
}

/** The soonest deadlines and dates of the person's own, for the dashboard, and the ways to places nearby and to schools. No deadlines if they can't be loaded. */
export function CountdownCard({ view, ownDates }: CountdownCardProps) {
  const words = useWords(countdownWords);
  const textsOf = useDeadlineTexts();
  const { state, href, editHref, intl } = view;
  const placesCard = useWords(placesWords).card;
  const { jobsOf } = useWords(occupationsWords);
  const schoolsCard = useWords(schoolsWords).card;
  const others = (
    <Stack space="xsmall" align="flex-start">
      {view.openings.map((one) => (
        <Anchor key={one.code} href={one.href}>
          {jobsOf(one.code)}
        </Anchor>
      ))}
      <Anchor href={view.placesHref}>{placesCard}</Anchor>
      <Anchor href={view.schoolsHref}>{schoolsCard}</Anchor>
    </Stack>
  );
  const soon = [
    ...view.soonest.map((one) => ({
      ...one,
      title: textsOf(one).title,
      due: one.due!,
      daysLeft: one.daysLeft!,
    })),
    ...ownDates.map((one) => ({ ...one, due: one.date })),
  ]
    .toSorted((one, other) => one.daysLeft - other.daysLeft)
    .slice(0, soonestMax);
  if (state === 'undated')
    return (
      <Section title={words.card.title}>
        <Stack space="xsmall">
          <Text tone="muted">{words.undated.title}</Text>
          <Anchor href={editHref}>{words.undated.action}</Anchor>
          {others}
        </Stack>
      </Section>
    );
  if (state === 'failed') return others;
  return (
    <Section title={words.card.title} action={<Anchor href={href}>{words.card.all}</Anchor>}>
      {state === 'loading' ? (
        // Rows as high as those to come, so that the page doesn't jump.
        <RowList aria-busy>
          {Array.from({ length: soonestMax }, (_, index) => (
            <Row key={index} title={<Skeleton />} detail={<Skeleton size="small" lines={2} />} />
          ))}
        </RowList>
      ) : soon.length === 0 ? (
        <Text tone="muted">{words.card.none}</Text>
      ) : (
        <RowList>
          {soon.map(({ id, title, due, daysLeft }) => (
            <Row
              key={id}
              mark={<DateLeaf date={due} />}
              title={title}
              href={href}
              detail={words.due(inDays(daysLeft, intl), dateText(due, intl))}
            />
          ))}
        </RowList>
      )}
      {others}
    </Section>
  );
}
