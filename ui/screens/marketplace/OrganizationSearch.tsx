import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RowList, Row } from '../../components/RowList/RowList.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { ListBody } from '../system/lists/ListBody.tsx';
import { listingSearchWords } from './ListingSearch.words.ts';
import { MoreResults } from './listings/MoreResults.tsx';
import { marketplaceWords } from './Marketplace.words.ts';
import { FilterBar, FilterRow } from '../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { newOrganizationWords } from '../organizations/NewOrganization.words.ts';
import { FoldedFilters } from '../system/lists/FoldedFilters.tsx';
import { KindChoice } from './KindChoice.tsx';
import type { ListedOrganization, OrganizationExtras } from '@vetsync/machines/marketplace/model';
import type {
  FoundOrganization,
  OrganizationSearchEvent,
  OrganizationSearchView,
} from '@vetsync/machines/marketplace/organizationSearch';
import Star from 'lucide-react/icons/star';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { notOnPhone, phoneOnly } from '../layout.css.ts';
import { facts, oneLineOnPhone, place, stars } from './Marketplace.css.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';

export type OrganizationSearchProps = ScreenProps<OrganizationSearchView, OrganizationSearchEvent>;

/** One organization in the list: its name, what it offers, and where, how good and how checked. */
function OrganizationRow({ organization, href }: FoundOrganization) {
  const words = useWords(marketplaceWords);
  const { kinds } = useWords(newOrganizationWords);
  const { name, kind, location, extras } = organization;
  return (
    <Row
      mark={<Avatar name={name} shape="organization" />}
      href={href}
      title={
        <>
          <span aria-hidden>{name}</span>
          <VisuallyHidden>{words.detailsOf(name)}</VisuallyHidden>
        </>
      }
      detail={
        extras ? (
          <Figures location={location} {...extras} />
        ) : (
          [kinds[kind], location].filter((part) => part !== '').join(' · ')
        )
      }
      state={
        // The link covers the row and has these words in its name.
        <span aria-hidden className={notOnPhone}>
          <Text as="span" size="small" weight="medium" tone="positive">
            {words.details}
          </Text>
        </span>
      }
    />
  );
}

/** What the demo knows of an organization, in one line. */
function Figures({
  location,
  tagline,
  rating,
  reviewCount,
  verified,
  activePrograms,
}: OrganizationExtras & Pick<ListedOrganization, 'location'>) {
  const words = useWords(marketplaceWords);
  const checked = (
    <Text as="span" size="small" weight="medium" tone="positive">
      {words.verified}
    </Text>
  );
  return (
    <>
      <span className={oneLineOnPhone}>
        <Text as="span" size="small" tone="neutral">
          {tagline}
        </Text>
      </span>
      <div className={notOnPhone}>
        <span className={facts}>
          <span className={stars}>
            <Rating value={rating} reviewCount={reviewCount} />
          </span>
          {verified && checked}
          <span className={place}>{[location, words.programs(activePrograms)].join(' · ')}</span>
        </span>
      </div>
      <div className={phoneOnly}>
        <span className={oneLineOnPhone}>
          <Icon of={Star} size="small" label={words.rating} /> {rating.toFixed(1)} ({reviewCount}) ·{' '}
          {verified && <>{checked} · </>}
          {location}
        </span>
      </div>
    </>
  );
}

/** Search and filters; each change applies at once. On a phone the filters are behind one button. */
function OrganizationFilters({ view: { filters, offered, counts }, send }: OrganizationSearchProps) {
  const words = useWords(marketplaceWords);
  const { kinds } = useWords(newOrganizationWords);
  const counted = Object.fromEntries(
    (Object.keys(counts) as (keyof typeof counts)[]).map((name) => [
      name,
      words.counted(words.categories[name], counts[name]),
    ]),
  );
  const selects = {
    category: { label: words.category, names: counted },
    location: { label: words.location, names: words.locations },
    type: { label: words.type, names: words.types },
    kind: { label: words.type, names: { all: words.types.all, ...kinds } },
  };
  const shown = (Object.keys(selects) as (keyof typeof selects)[]).filter((name) => offered.includes(name));
  return (
    <FilterBar
      columns={3}
      search={{
        label: words.search,
        placeholder: words.placeholder,
        value: filters.q,
        onChange: (q) => send({ type: 'search.change', q }),
      }}
    >
      <FilterRow>
        <KindChoice
          chosen="organizations"
          onChoose={(kind) => send({ type: 'kind.choose', kind })}
          onOrganizations={() => {}}
        />
      </FilterRow>
      <FoldedFilters label={words.filters(shown.filter((name) => filters[name] !== 'all').length)}>
        {shown.map((filter) => (
          <Select
            key={filter}
            label={selects[filter].label}
            options={Object.entries(selects[filter].names).map(([value, label]) => ({ value, label }))}
            value={filters[filter]}
            onChange={(value) => send({ type: 'filter.change', filter, value })}
          />
        ))}
      </FoldedFilters>
    </FilterBar>
  );
}

/** Organizations that work with veterans (feature spec, section 2, "Mission Marketplace"). */
export function OrganizationSearch({ view, send }: OrganizationSearchProps) {
  const words = useWords(marketplaceWords);
  const { listing, switchProfileHref } = view;
  const isPilot = listing === 'pilot';
  const choose = (value: 'all' | 'pilot') => send({ type: 'filter.change', filter: 'listing', value });
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        action={switchProfileHref && <LinkButton href={switchProfileHref}>{words.switchProfile}</LinkButton>}
      />
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
      <FoundCount
        level={2}
        id="organizations-found"
        count={count === null ? kinds.organizations : words.found(count)}
        clear={
          isFiltered &&
          list === 'listed' && { label: words.clear, onClear: () => send({ type: 'filters.clear' }) }
        }
      />
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
