import type { ReactNode } from 'react';
import { MoreFilters } from '../../../components/FilterBar/FilterBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { phoneOnly } from '../../layout.css.ts';
import { unfolded } from './FoldedFilters.css.ts';

export interface FoldedFiltersProps {
  /** Of the button. Includes the number of active filters. */
  label: string;
  /** What a phone has before the button. */
  beside?: ReactNode;
  /** What is behind the button. @default the same as elsewhere */
  folded?: ReactNode;
  children: ReactNode;
}

/** Filters of a `FilterBar`, which a phone has behind one button. */
export function FoldedFilters({ label, beside, children, folded = children }: FoldedFiltersProps) {
  return (
    <>
      <div className={unfolded}>{children}</div>
      <div className={phoneOnly}>
        <Stack space="small">
          <MoreFilters label={label} beside={beside}>
            {folded}
          </MoreFilters>
        </Stack>
      </div>
    </>
  );
}
