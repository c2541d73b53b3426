import type { ListingKind, ListingStatus } from '@vetsync/machines/organizations/model';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { AddListing } from './list/AddListing.tsx';
import { DraftBatchNotice } from './list/DraftBatchNotice.tsx';
import { DraftBulkBar } from './list/DraftBulkBar.tsx';
import { ListingTable } from './list/ListingTable.tsx';
import { MoreListings } from './list/MoreListings.tsx';
import { NoListings } from './list/NoListings.tsx';
import { organizationListingsWords } from './OrganizationListings.words.ts';
import type { OrganizationListingsProps } from './OrganizationListings.types.ts';
import './ListingResults.phrases.ts';

export type { OrganizationListingsProps } from './OrganizationListings.types.ts';

type Count = (count: string) => string;
/** Kinds that have no word of their own are counted as listings. */
type ListingCounted = { any: Count } & Partial<Record<ListingKind, Count>>;

const statuses = Object.keys(organizationListingsWords.statuses) as ListingStatus[];

/** All listings of an organization, for its staff. `ListingDialogs` are what is open over them. */
export function OrganizationListings({ view, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const { state, organization, rows, status, canWrite, counted } = view;
  const { any, ...ofKind }: ListingCounted = words.counted;
  const count = (counted?.kind && ofKind[counted.kind]) || any;
  if (state === 'missing') return <OrganizationMissing />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  const isOpen = organization.status === 'pending' || organization.status === 'approved';
  const isFirst = rows.length === 0 && status === null;
  return (
    <Stack as="section" space="medium" aria-label={words.title}>
      <VisuallyHidden>
        <Heading level={2}>{words.title}</Heading>
      </VisuallyHidden>
      {organization.status === 'suspended' && <Banner tone="caution">{words.suspended}</Banner>}
      {!isFirst && <AddListing view={view} />}
      {organization.status === 'pending' && <Text tone="muted">{words.notPublic}</Text>}
      {organization.status === 'declined' && <Text tone="muted">{words.declined}</Text>}
      {!canWrite && isOpen && <Text tone="muted">{words.readOnly}</Text>}
      {!isFirst && (
        <Inline space="small" align="center">
          <ToggleButtonGroup
            label={words.filter}
            isLabelHidden
            options={[
              { value: 'all', label: words.all },
              ...statuses.map((each) => ({ value: each, label: words.statuses[each] })),
            ]}
            selectedKeys={[status ?? 'all']}
            onSelectionChange={([chosen]) =>
              send({
                type: 'status.choose',
                status: statuses.find((each) => each === chosen) ?? null,
              })
            }
          />
          {counted && (
            <output>
              <Text as="span" size="small" tone="muted" numeric>
                {count(formatNumber(counted.total, view.reader))}
              </Text>
            </output>
          )}
        </Inline>
      )}
      <DraftBatchNotice view={view} send={send} />
      <DraftBulkBar view={view} send={send} />
      {rows.length > 0 ? <ListingTable view={view} send={send} /> : <NoListings view={view} send={send} />}
      <MoreListings view={view} send={send} />
    </Stack>
  );
}
