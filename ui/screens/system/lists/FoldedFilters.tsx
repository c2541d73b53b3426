import type { ReactNode } from 'react';
import { MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { phoneOnly } from '../../layout.css.ts';
import { unfolded } from './FoldedFilters.css.ts';

export interface FoldedFiltersProps {
  /** Of the button. Includes the number of active filters. */
  label: string;
  children: ReactNode;
}

/** Filters of a `FilterBar`, which a phone has behind one button. */
export function FoldedFilters({ label, children }: FoldedFiltersProps) {
  return (
    <>
      <div className={unfolded}>{children}</div>
      <div className={phoneOnly}>
        <Stack space="small">
          <MoreFilters label={label}>{children}</MoreFilters>
        </Stack>
      </div>
    </>
  );
}
