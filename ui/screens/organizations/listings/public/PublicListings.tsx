import type { PublicListingsView } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { TabLinks } from '../../../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { ListedRows } from './ListedRows.tsx';
import { publicPagesWords } from './PublicPages.words.ts';
import { Button } from '../../../../components/Button/Button.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import { search } from './Public.css.ts';
import { PageHead } from '../../../system/parts/PageHead.tsx';

/** The search as a form of the browser: it leads to an address that can be shared. */
function ListingsSearch({ view: { filters, isZipUnknown } }: { view: PublicListingsView }) {
  const words = useWords(publicPagesWords).listings;
  return (
    <search>
      <form method="get" className={search}>
        {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
        <TextField name="q" label={words.text} defaultValue={filters.q ?? ''} />
        <TextField
          name="near"
          label={words.near}
          inputMode="numeric"
          defaultValue={filters.near ?? ''}
          {...(isZipUnknown && { error: words.zipUnknown })}
        />
        <Button type="submit" variant="primary">
          {words.search}
        </Button>
      </form>
    </search>
  );
}

export interface PublicListingsProps {
  view: PublicListingsView;
  intl: IntlConfig;
}

/** What is open, for everyone: a search that works without a script. */
export function PublicListings({ view, intl }: PublicListingsProps) {
  const allWords = useWords(publicPagesWords);
  const words = allWords.listings;
  const { filters, kinds, listings, elsewhere, count, moreHref } = view;
  return (
    <Stack space="large">
      <PageHead title={filters.kind ? words.titles[filters.kind] : words.title} subtitle={words.intro} />
      <ListingsSearch view={view} />
      <TabLinks
        label={words.kinds}
        items={kinds.map(({ kind, href, isCurrent }) => ({ label: allWords.lists[kind], href, isCurrent }))}
      />
      {count && count.total > 0 && (
        <Text size="small" tone="muted" numeric>
          {words.found(formatNumber(count.total, intl), count.isAtLeast)}
        </Text>
      )}
      {listings.length > 0 && <ListedRows listings={listings} hasOrganizations intl={intl} />}
      {elsewhere.length > 0 && (
        <Stack as="section" space="medium" aria-labelledby="listings-elsewhere">
          <Heading level={2} id="listings-elsewhere">
            {words.elsewhere}
          </Heading>
          <ListedRows listings={elsewhere} hasOrganizations intl={intl} />
        </Stack>
      )}
      {listings.length + elsewhere.length === 0 &&
        (filters.q || filters.near || filters.kind ? (
          <EmptyState
            drawing="search"
            title={words.none.title}
            action={<LinkButton href={view.allHref}>{words.none.all}</LinkButton>}
          >
            {words.none.text}
          </EmptyState>
        ) : (
          <EmptyState drawing="search" title={words.noneOpen.title}>
            {words.noneOpen.text}
          </EmptyState>
        ))}
      {moreHref && (
        <div>
          <LinkButton href={moreHref}>{words.more}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
