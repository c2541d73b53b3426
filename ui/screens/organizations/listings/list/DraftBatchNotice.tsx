import { usePhrases } from '../../../../language/usePhrases.ts';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { BatchNotice } from '../../../system/lists/BatchNotice.tsx';
import { draftBatchWords } from '../DraftBatch.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

/** What is done with several drafts. */
export function DraftBatchNotice({ view: { batch, reader }, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const write = usePhrases();
  if (batch === null) return null;
  const { action, done, others } = batch;
  return (
    <BatchNotice
      label={words.label}
      batch={batch}
      progress={words.progress[action]}
      done={done === 0 ? words.none[action] : words.done[action](done, formatNumber(done, reader))}
      others={others.map(({ id, title, failure }) => ({
        id,
        name: title,
        reason: failure && write(failure),
      }))}
      reader={reader}
      send={send}
    />
  );
}
