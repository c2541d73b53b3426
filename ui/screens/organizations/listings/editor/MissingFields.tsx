import type { ListingFormView } from '@vetsync/machines/organizations/listingEditor';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { usePhrases } from '../../../../language/usePhrases.ts';
import { useWords } from '../../../../language/useWords.ts';
import { bullets } from '../../../layout.css.ts';
import '../../Listings.phrases.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';

export interface MissingFieldsProps {
  form: ListingFormView;
}

/** What is missing before everybody may see a listing. */
export function MissingFields({ form: { fields, missing } }: MissingFieldsProps) {
  const words = useWords(listingEditorWords);
  const write = usePhrases();
  const due = fields.flatMap((field) => missing[field] ?? []);
  if (due.length === 0) return <Banner tone="positive">{words.complete}</Banner>;
  return (
    <Banner title={words.missingTitle}>
      <ul className={bullets}>
        {due.map((phrase, index) => (
          // Two fields may miss the same, and the order doesn't change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{write(phrase)}</li>
        ))}
      </ul>
    </Banner>
  );
}
