import { columns } from '../layout.css.ts';
import { OccupationPage } from './OccupationPage.tsx';
import { OccupationSearch } from './OccupationSearch.tsx';
import type { OccupationsProps } from './Occupations.types.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { SourceList } from './parts/Sources.tsx';

export type { OccupationsProps } from './Occupations.types.ts';

/** Military occupations and what they lead to: the search, and the one that is open with where each figure is from. */
export function Occupations({ view, send }: OccupationsProps) {
  return (
    <div className={columns}>
      <OccupationPage view={view} send={send} />
      <Stack space="large">
        <OccupationSearch view={view} send={send} />
        <SourceList sources={view.sources} />
      </Stack>
    </div>
  );
}
