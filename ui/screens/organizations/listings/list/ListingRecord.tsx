import type { ListingRecordView, ListingRow } from '@vetsync/machines/organizations/organizationListings';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Anchor } from '../../../../components/Link/Anchor.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Meter } from '../../../../components/Meter/Meter.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { SectionLoading } from '../../../account/SectionLoading.tsx';
import { formatNumber } from '../../../format.ts';
import { tags } from '../../../portal/PortalPage.css.ts';
import { RecordDialog } from '../../../portal/RecordDialog.tsx';
import { LoadFailed } from '../../../system/parts/LoadFailed.tsx';
import { DepartmentLoad } from '../details/DepartmentLoad.tsx';
import { ListingDetails } from '../ListingDetails.tsx';
import { listingNamesWords } from '../ListingNames.words.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

interface RowProps {
  row: ListingRow;
  intl: IntlConfig;
}

/** Who has applied, and how many places are left; of a department, who is cared for there. */
function ListingCounts({
  row: { counts, care, taken, free, capacity = null, whenFull = 'waitlist', more = {} },
  intl,
}: RowProps) {
  const words = useWords(organizationListingsWords).record;
  const { places } = more;
  if (care !== null && places !== undefined)
    return <DepartmentLoad people={care.people} places={places} intl={intl} />;
  if (care !== null)
    return (
      <Text tone="muted">
        {words.inCare(care.people, formatNumber(care.people, intl))}
        {care.unassigned > 0 &&
          ` · ${words.unassigned(care.unassigned, formatNumber(care.unassigned, intl))}`}
      </Text>
    );
  if (counts === null) return null;
  const waiting = words.waiting(counts.fresh);
  if (free === null || capacity === null) return <Text tone="muted">{waiting}</Text>;
  return (
    <Stack space="xsmall">
      <Meter
        label={words.taken}
        value={taken}
        maxValue={capacity}
        valueLabel={words.spots(formatNumber(taken, intl), formatNumber(capacity, intl))}
        tone={free === 0 ? 'caution' : 'accent'}
      />
      <Text size="small" tone="muted">
        {free === 0 ? words.full[whenFull] : words.free(free)} · {waiting}
      </Text>
    </Stack>
  );
}

/** What only some servers know. */
function MoreFacts({ row: { more = {} }, intl }: RowProps) {
  const words = useWords(organizationListingsWords).record;
  const { team, coverage, funding, services, staff, wait, phone } = more;
  const items = [
    wait && {
      label: words.wait,
      value: (
        <Inline space="xsmall">
          {words.waitDays(wait.days, wait.goal)}
          {wait.days > wait.goal && <Badge tone="caution">{words.waitsTooLong}</Badge>}
        </Inline>
      ),
    },
    staff !== undefined && { label: words.staff, value: formatNumber(staff, intl) },
    phone && { label: words.phone, value: <Anchor href={`tel:${phone}`}>{phone}</Anchor> },
    team && { label: words.team, value: team },
    coverage !== undefined && { label: words.coverage, value: words.percent(coverage) },
    funding && { label: words.funding, value: funding },
    services && {
      label: words.services,
      value: (
        <ul className={tags}>
          {services.map((service) => (
            <li key={service}>
              <Badge variant="outline">{service}</Badge>
            </li>
          ))}
        </ul>
      ),
    },
  ].filter((item) => typeof item === 'object');
  return items.length > 0 && <DescriptionList items={items} />;
}

/** Where to go on with it. */
function ListingLinks({ record: { row, links, editHref } }: { record: ListingRecordView }) {
  const words = useWords(organizationListingsWords);
  const { record } = words;
  if (!row) return null;
  const { applications = null, people = null, candidates = null } = links ?? {};
  return (
    <Inline space="small">
      {applications && (
        <LinkButton variant="primary" href={applications}>
          {record.applications(row.counts?.received ?? 0)}
        </LinkButton>
      )}
      {people && <LinkButton href={people}>{row.care === null ? record.people : record.patients}</LinkButton>}
      {candidates && <LinkButton href={candidates}>{record.candidates}</LinkButton>}
      {editHref && (
        <LinkButton href={editHref} variant="quiet">
          {words.edit}
        </LinkButton>
      )}
    </Inline>
  );
}

interface ListingRecordProps extends Pick<OrganizationListingsProps, 'send'> {
  record: ListingRecordView;
  intl: IntlConfig;
}

/** A listing as its staff read it, over the list. */
export function ListingRecord({ record, intl, send }: ListingRecordProps) {
  const words = useWords(organizationListingsWords);
  const { kinds } = useWords(listingNamesWords);
  const { state, row, failure } = record;
  const lead = row?.more?.lead;
  const content = {
    loading: <SectionLoading>{words.record.loading}</SectionLoading>,
    failed: (
      <LoadFailed
        words={words.record.failed}
        failure={failure}
        level={3}
        onRetry={() => send({ type: 'record.retry' })}
      />
    ),
    shown: row && (
      <Stack space="large">
        <ListingCounts row={row} intl={intl} />
        <MoreFacts row={row} intl={intl} />
        <ListingDetails listing={row} intl={intl} />
      </Stack>
    ),
    missing: undefined,
  }[state];
  return (
    <RecordDialog
      title={row?.title ?? words.record.title}
      description={row ? (lead === undefined ? kinds[row.kind] : words.record.lead(lead)) : undefined}
      open={null}
      footer={row && <ListingLinks record={record} />}
      send={() => send({ type: 'record.close' })}
    >
      {content}
    </RecordDialog>
  );
}
