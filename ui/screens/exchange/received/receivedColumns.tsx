import type { ApplicationRow } from '@vetsync/machines/receivedApplications';
import type { Reader } from '@vetsync/machines/system/model';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import type { Translation } from '../../../language/translate.ts';
import { receivedAt, smallText } from '../../leads/cells.tsx';
import type { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { ReceivedStatus } from './ReceivedStatus.tsx';

/** Columns of the applications, most important first. */
export const receivedColumns = (
  words: Translation<typeof receivedApplicationsWords.columns>,
  reader: Reader,
): readonly TableColumn<ApplicationRow>[] => [
  { id: 'name', label: words.name, width: 14, isRowHeader: true, cell: ({ applicantName }) => applicantName },
  {
    id: 'listing',
    label: words.listing,
    width: 18,
    narrowAs: 'line',
    cell: ({ listingTitle }) => smallText(listingTitle),
  },
  {
    id: 'status',
    label: words.status,
    width: 8,
    narrowAs: 'inline',
    cell: ({ status }) => <ReceivedStatus status={status} />,
  },
  {
    id: 'submitted',
    label: words.submitted,
    width: 11,
    isSortable: true,
    narrowAs: 'inline',
    cell: ({ submittedAt }) => receivedAt(submittedAt, reader),
  },
];
