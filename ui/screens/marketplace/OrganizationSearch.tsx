import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { ListBody } from '../system/lists/ListBody.tsx';
import { listingSearchWords } from './ListingSearch.words.ts';
import { MoreResults } from './listings/MoreResults.tsx';
import { marketplaceWords } from './Marketplace.words.ts';
import { OrganizationFilters } from './OrganizationFilters.tsx';
import { OrganizationRow } from './OrganizationRow.tsx';
import type { OrganizationSearchProps } from './OrganizationSearch.types.ts';

export type { OrganizationSearchProps } from './OrganizationSearch.types.ts';

/** Organizations that work with veterans (feature spec, section 2, "Mission Marketplace"). */
export function OrganizationSearch({ view, send }: OrganizationSearchProps) {
  const words = useWords(marketplaceWords);
  const { listing, switchProfileHref } = view;
  const isPilot = listing === 'pilot';
  const choose = (value: 'all' | 'pilot') => send({ type: 'filter.change', filter: 'listing', value });
  return (
    <Stack space="large">
      <Inline align="flex-start" justify="space-between">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.subtitle}</Text>
        </Stack>
        {switchProfileHref && <LinkButton href={switchProfileHref}>{words.switchProfile}</LinkButton>}
      </Inline>
      <OrganizationFilters view={view} send={send} />
      {isPilot && (
        <Banner
          title={words.pilot.title}
          action={
            <Button size="small" onPress={() => choose('all')}>
              {words.pilot.leave}
            </Button>
          }
        >
          {words.pilot.text}
        </Banner>
      )}
      <Found view={view} send={send} />
      {listing && (
        <Inline justify="space-between">
          <Text size="small" tone="muted">
            {words.sample}
          </Text>
          {!isPilot && (
            <Button variant="quiet" size="small" onPress={() => choose('pilot')}>
              {words.pilot.enter}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

function Found({ view, send }: OrganizationSearchProps) {
  const words = useWords(marketplaceWords);
  const { kinds, searching, failed, retry } = useWords(listingSearchWords);
  const { list, count, rows, isFiltered, more } = view;
  return (
    <Stack as="section" space="medium" aria-labelledby="organizations-found">
      <Inline justify="space-between">
        <Heading isLive level={2} id="organizations-found">
          {count === null ? kinds.organizations : words.found(count)}
        </Heading>
        {isFiltered && list === 'listed' && (
          <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>
        )}
      </Inline>
      <ListBody
        view={view}
        words={{ failed: { title: failed, retry }, noMatches: { title: words.none, text: '' } }}
        clear={words.clear}
        level={3}
        loading={<Spinner label={searching} />}
        send={send}
      >
        <RowList>
          {rows.map((item) => (
            <OrganizationRow key={item.organization.id} {...item} />
          ))}
        </RowList>
      </ListBody>
      {list === 'listed' && <MoreResults more={more} send={send} />}
    </Stack>
  );
}
