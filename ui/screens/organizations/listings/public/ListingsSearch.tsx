import type { PublicListingsView } from '@vetsync/machines/organizations/model';
import { Button } from '../../../../components/Button/Button.tsx';
import { TextField } from '../../../../components/TextField/TextField.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { search } from './Public.css.ts';
import { publicPagesWords } from './PublicPages.words.ts';

/** The search as a form of the browser: it leads to an address that can be shared. */
export function ListingsSearch({ view: { filters, isZipUnknown } }: { view: PublicListingsView }) {
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
