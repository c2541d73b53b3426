import './ListingResults.phrases.ts';
import '../../system/System.phrases.ts';
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
import { ListingTable } from './list/ListingTable.tsx';
import { organizationListingsWords, draftBatchWords } from './OrganizationListings.words.ts';
import type { OrganizationListingsProps } from './OrganizationListings.types.ts';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { BatchNotice } from '../../system/lists/BatchNotice.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { NoMatches } from '../../system/lists/NoMatches.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import Plus from 'lucide-react/icons/plus';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';

/** What the organization can list. The first kind is its own, and stands out. */
function AddListing({ view: { added, importHref } }: Pick<OrganizationListingsProps, 'view'>) {
  const words = useWords(organizationListingsWords);
  if (added.length === 0) return null;
  return (
    <Inline space="small">
      {added.map(({ kind, href }, index) => (
        <LinkButton
          key={kind}
          href={href}
          variant={index === 0 ? 'primary' : 'secondary'}
          {...(index === 0 && { icon: Plus })}
        >
          {words.addKinds[kind]}
        </LinkButton>
      ))}
      {importHref && (
        <LinkButton href={importHref} variant="quiet">
          {words.import}
        </LinkButton>
      )}
    </Inline>
  );
}

/** Loads the next page, or says why that failed. */
function MoreListings({ view: { list, hasMore, failure }, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const write = usePhrases();
  if (list === 'pageFailed')
    return (
      <Inline space="small" align="center">
        <Text tone="critical">
          {words.pageFailed} {failure && write(failure)}
        </Text>
        <Button size="small" onPress={() => send({ type: 'list.retry' })}>
          {words.failed.retry}
        </Button>
      </Inline>
    );
  if (!hasMore) return null;
  const isLoading = list === 'loadingMore';
  return (
    <div>
      <Button isPending={isLoading} onPress={() => send({ type: 'list.more' })}>
        {isLoading ? words.loadingMore : words.more}
      </Button>
    </div>
  );
}

/** Shown instead of the list: nothing has the status that was chosen, or there is nothing yet. */
function NoListings({ view, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const { kind, status, organization, canWrite } = view;
  const { events } = words.empty;
  const { title, titleReader } = kind === 'event' ? events : words.empty;
  const text = kind === 'event' ? events.text : organization && words.empty.text[organization.kind];
  if (status !== null)
    return (
      <NoMatches
        words={{ title: words.none.title[status], text: words.none.text }}
        clear={words.none.clear}
        onClear={() => send({ type: 'status.choose', status: null })}
      />
    );
  return (
    <EmptyState title={canWrite ? title : titleReader} action={canWrite && <AddListing view={view} />}>
      {canWrite && text !== null ? text : words.empty.textReader}
    </EmptyState>
  );
}

/** What is done with several drafts. */
function DraftBatchNotice({ view: { batch, intl }, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const write = usePhrases();
  if (batch === null) return null;
  const { action, done, others } = batch;
  return (
    <BatchNotice
      label={words.label}
      batch={batch}
      progress={words.progress[action]}
      done={done === 0 ? words.none[action] : words.done[action](done, formatNumber(done, intl))}
      others={others.map(({ id, title, failure }) => ({
        id,
        name: title,
        reason: failure && write(failure),
      }))}
      intl={intl}
      send={send}
    />
  );
}

/** What can be done with the selected drafts, with the number that each changes. */
function DraftActionBar({ view, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const { selected, selectable, actions, isBusy } = view;
  if (selected.size === 0) return null;
  return (
    <ActionBar
      selected={selected.size}
      selectable={selectable}
      actions={actions.map(({ action, count }) => ({
        id: action,
        label: words.actions[action],
        count,
        isDisabled: isBusy,
      }))}
      onAction={(action) => send({ type: 'bulk.act', action })}
      onSelectAll={() => send({ type: 'rows.selectAll' })}
      onClear={() => send({ type: 'selection.clear' })}
    />
  );
}

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
                {count(formatNumber(counted.total, view.intl))}
              </Text>
            </output>
          )}
        </Inline>
      )}
      <DraftBatchNotice view={view} send={send} />
      <DraftActionBar view={view} send={send} />
      {rows.length > 0 ? <ListingTable view={view} send={send} /> : <NoListings view={view} send={send} />}
      <MoreListings view={view} send={send} />
    </Stack>
  );
}
