import { useWords } from '../../../language/useWords.ts';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { applicationExportWords } from '../ReceivedSelection.words.ts';
import { ExportNotice } from '../../system/lists/ExportNotice.tsx';
import { useReceivedFilters } from './useReceivedFilters.ts';

/** Asks before the applications are downloaded. */
export function ExportDialog({ view, send }: ReceivedApplicationsProps) {
  const { filters } = view;
  const words = useWords(applicationExportWords);
  const { others } = useReceivedFilters(view);
  const listing = others.find(({ id }) => id === 'listing');
  const title = listing?.options.find(({ value }) => value === filters.listing)?.label ?? '';
  const isNarrowed = filters.q.trim() !== '' || filters.status !== null || filters.assignee !== null;
  return (
    <ExportNotice words={words} send={send}>
      {filters.listing === null ? words.all : words.listing(title)} {isNarrowed && words.notNarrowed}
    </ExportNotice>
  );
}
