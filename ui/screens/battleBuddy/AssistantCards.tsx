import type { CardLinks } from '@vetsync/machines/battleBuddy/assistant';
import type { AssistantCard } from '@vetsync/machines/battleBuddy/model';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { exactDollars, oneDecimal, wholeDollars } from '../format.ts';
import { PayRange } from '../reference/parts/PayRange.tsx';
import { assistantWords } from './Assistant.words.ts';
import { dateText } from '../dates.ts';

interface AssistantCardProps {
  card: AssistantCard;
  links: CardLinks;
  locale: string;
  /** Heading level. */
  level: 2 | 3;
}

interface FrameProps extends Pick<AssistantCardProps, 'level'> {
  title: string;
  /** Said in place of nothing. */
  isEmpty?: boolean;
  /** Where the whole list is. */
  all?: string;
  allLabel?: string;
  children: ReactNode;
}

function Frame({ title, level, isEmpty = false, all, allLabel, children }: FrameProps) {
  const words = useWords(assistantWords).cards;
  return (
    <Card>
      <Stack space="small">
        <Heading level={level} size="lead">
          {title}
        </Heading>
        {isEmpty ? <Text tone="muted">{words.none}</Text> : children}
        {all !== undefined && <Anchor href={all}>{allLabel ?? words.openAll}</Anchor>}
      </Stack>
    </Card>
  );
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** What an answer found, as it looks on the screens. */
export function AssistantCardView({ card, links, locale, level }: AssistantCardProps) {
  const words = useWords(assistantWords).cards;
  const statuses: Readonly<Record<string, string>> = words.statuses;
  const day = (date: string) => dateText(date.slice(0, 10), { locale });
  switch (card.kind) {
    case 'listings':
      return (
        <Frame level={level} title={words.listings} isEmpty={card.data.length === 0}>
          <RowList>
            {card.data.map(({ id, title, organization, place }) => (
              <Row key={id} title={title} href={links.listing(id)} detail={joined(organization, place)} />
            ))}
          </RowList>
        </Frame>
      );
    case 'schools':
      return (
        <Frame level={level} title={words.schools} isEmpty={card.data.length === 0}>
          <RowList>
            {card.data.map(({ id, name, city, state }) => (
              <Row
                key={id}
                title={name}
                href={links.school(id)}
                detail={[city, state].filter(Boolean).join(', ')}
              />
            ))}
          </RowList>
        </Frame>
      );
    case 'places':
      return (
        <Frame
          level={level}
          title={words.places}
          isEmpty={card.data.items.length === 0}
          all={card.data.locator}
          allLabel={words.locator}
        >
          <RowList>
            {card.data.items.map(({ id, kind, name, city, state, phone, miles }) => (
              <Row
                key={`${kind} ${id}`}
                title={name}
                detail={joined(
                  [city, state].filter(Boolean).join(', '),
                  words.miles(oneDecimal(miles, { locale })),
                )}
                state={phone && <Anchor href={`tel:${phone.replaceAll(/\D/g, '')}`}>{phone}</Anchor>}
              />
            ))}
          </RowList>
        </Frame>
      );
    case 'occupation':
      return (
        <Frame level={level} title={words.occupation} isEmpty={card.data.civilian.length === 0}>
          <RowList>
            {card.data.civilian.slice(0, 3).map(({ onet, title, wage }) => (
              <Row key={onet} title={<span lang="en">{title}</span>} detail={<PayRange wage={wage} />} />
            ))}
          </RowList>
        </Frame>
      );
    case 'housingRate':
      return (
        <Frame level={level} title={words.housing(card.data.area)}>
          <Text size="title" weight="strong" numeric>
            {wholeDollars(card.data.monthly, { locale })}
          </Text>
          <Text size="small" tone="muted">
            {words.month}
          </Text>
          <Text size="caption" tone="muted">
            {words.period(day(card.data.from), day(card.data.to))}
          </Text>
        </Frame>
      );
    case 'rates':
      return (
        <Frame level={level} title={words.rates} isEmpty={card.data.length === 0}>
          <RowList>
            {card.data.map(({ id, amount, from, to, confidence, page }) => (
              <Row
                key={`${id} ${from}`}
                title={exactDollars(amount, { locale })}
                href={page}
                detail={joined(
                  from && to ? words.period(day(from), day(to)) : from && words.since(day(from)),
                  confidence === 'reported' ? words.reported : null,
                )}
              />
            ))}
          </RowList>
        </Frame>
      );
    case 'deadlines':
      return (
        <Frame level={level} title={words.deadlines} isEmpty={card.data.length === 0} all={links.deadlines}>
          <RowList>
            {card.data.map(({ id, title, opens, due, hard, address }) => (
              <Row
                key={id}
                title={title}
                href={address}
                detail={joined(
                  opens && words.opens(day(opens)),
                  due === null ? words.noDue : words.due(day(due)),
                )}
                state={hard && <Badge tone="caution">{words.hard}</Badge>}
              />
            ))}
          </RowList>
        </Frame>
      );
    case 'applications':
      return (
        <Frame
          level={level}
          title={words.applications}
          isEmpty={card.data.length === 0}
          all={links.applications}
        >
          <RowList>
            {card.data.map(({ id, title, organization, status, at }) => (
              <Row
                key={id}
                title={title}
                detail={joined(organization, day(at))}
                state={statuses[status] ?? status}
              />
            ))}
          </RowList>
        </Frame>
      );
    case 'appointments':
      return (
        <Frame
          level={level}
          title={words.appointments}
          isEmpty={card.data.length === 0}
          all={links.appointments}
        >
          <RowList>
            {card.data.map(({ id, title, with: provider, date, time, status }) => (
              <Row
                key={id}
                title={title}
                detail={joined(provider, day(date), time)}
                state={statuses[status] ?? status}
              />
            ))}
          </RowList>
        </Frame>
      );
    case 'profile':
      return (
        <Frame level={level} title={words.profile} all={links.profile}>
          <DescriptionList
            items={[
              { label: words.branch, value: card.data.branch },
              { label: words.job, value: card.data.occupation },
              { label: words.rank, value: card.data.rank },
              { label: words.separation, value: card.data.separation && day(card.data.separation) },
            ].filter(({ value }) => Boolean(value))}
          />
        </Frame>
      );
  }
}
