import type { LeadRow } from '@vetsync/machines/leads/leadsAdmin';
import type { Reader } from '@vetsync/machines/system/model';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { receivedAt, smallText } from '../cells.tsx';
import { mail } from './leadColumns.css.ts';
import type { Translation } from '../../../language/translate.ts';
import type { leadsTableWords } from '../LeadsAdmin.words.ts';

/** Columns of the leads table in the order of the platform spec, section 2, "Leads admin". Widths fit 1200 px. */
export function leadColumns(
  words: Translation<typeof leadsTableWords>,
  reader: Reader,
): readonly TableColumn<LeadRow>[] {
  const given = (text: string | null) => smallText(text?.trim() || words.none);
  return [
    {
      id: 'name',
      label: words.columns.name,
      width: 10,
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    {
      id: 'email',
      label: words.columns.email,
      width: 13.5,
      narrowAs: 'line',
      cell: ({ email }) => (
        <Anchor className={mail} href={`mailto:${encodeURIComponent(email)}`}>
          {smallText(email)}
        </Anchor>
      ),
    },
    {
      id: 'status',
      label: words.columns.status,
      width: 8.5,
      narrowAs: 'inline',
      cell: ({ veteranStatus, isVeteran }) => (
        <Badge tone={isVeteran ? 'honor' : 'neutral'} variant={isVeteran ? 'solid' : 'soft'}>
          {veteranStatus?.trim() || words.notSpecified}
        </Badge>
      ),
    },
    {
      id: 'organization',
      label: words.columns.organization,
      width: 9,
      cell: ({ organization }) => given(organization),
    },
    { id: 'interest', label: words.columns.interest, width: 10.5, cell: ({ interest }) => given(interest) },
    {
      id: 'source',
      label: words.columns.source,
      width: 11,
      narrowAs: 'inline',
      cell: ({ source }) => (source ? <Badge variant="outline">{source}</Badge> : words.none),
    },
    {
      id: 'date',
      label: words.columns.date,
      width: 12,
      narrowAs: 'line',
      isSortable: true,
      cell: ({ createdAt }) => receivedAt(createdAt, reader),
    },
  ];
}
