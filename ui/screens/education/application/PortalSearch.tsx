import type { PortalSearch as Search } from '@vetsync/machines/applications/commonApplication';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';
import type { CommonApplicationProps } from '../Education.types.ts';

interface PortalSearchProps extends Pick<CommonApplicationProps, 'send'> {
  search: Search;
}

/** Finds programs of all schools. What is chosen stays chosen. */
export function PortalSearch({ search, send }: PortalSearchProps) {
  const words = useWords(commonApplicationWords);
  return (
    <SearchField label={words.search} value={search.q} onChange={(q) => send({ type: 'search.change', q })} />
  );
}
