import SearchX from 'lucide-react/icons/search-x';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords } from './Marketplace.words.ts';
import { MarketplaceFilters } from './MarketplaceFilters.tsx';
import { OrganizationRow } from './OrganizationRow.tsx';
import type { MarketplaceProps } from './Marketplace.types.ts';

export type { MarketplaceProps } from './Marketplace.types.ts';

/** Organizations that work with veterans (feature spec, section 2, "Mission Marketplace"). */
export function Marketplace({ view, send }: MarketplaceProps) {
  const words = useWords(marketplaceWords);
  const { count, listed, hiddenCount, listing, isFiltered } = view;
  const clear = <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  const isPilot = listing === 'pilot';
  return (
    <Stack space="large">
      <Inline align="flex-start" justify="space-between">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1}>{words.title}</Heading>
          <Text tone="muted">{words.subtitle}</Text>
        </Stack>
        <LinkButton href={view.switchProfileHref}>{words.switchProfile}</LinkButton>
      </Inline>
      <MarketplaceFilters view={view} send={send} />
      {isPilot && (
        <Banner
          title={words.pilot.title}
          action={
            <Button size="small" onPress={() => send({ type: 'listing.choose', listing: 'all' })}>
              {words.pilot.leave}
            </Button>
          }
        >
          {words.pilot.text}
        </Banner>
      )}
      <Stack as="section" space="medium" aria-labelledby="organizations-found">
        <Inline justify="space-between">
          <Heading isLive level={2} id="organizations-found">
            {words.found(count)}
          </Heading>
          {isFiltered && count > 0 && clear}
        </Inline>
        {view.state === 'none' ? (
          <EmptyState icon={SearchX} level={3} title={words.none} action={clear} />
        ) : (
          <RowList>
            {listed.map((item) => (
              <OrganizationRow key={item.organization.id} {...item} />
            ))}
          </RowList>
        )}
        {hiddenCount > 0 && (
          <Button width="full" onPress={() => send({ type: 'list.more' })}>
            {words.showMore(hiddenCount)}
          </Button>
        )}
      </Stack>
      <Inline justify="space-between">
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
        {!isPilot && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => send({ type: 'listing.choose', listing: 'pilot' })}
          >
            {words.pilot.enter}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
