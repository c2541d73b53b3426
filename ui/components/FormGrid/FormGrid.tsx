import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { formGrid, row } from './FormGrid.css.ts';

export const formGridColumns = [2, 3, 4] as const;

export interface FormGridProps extends RootProps<'div'> {
  /** How many fields stand side by side at most. Fewer do where they have no room. @default 2 */
  columns?: (typeof formGridColumns)[number];
  /** Fields in the order in which people fill them in. */
  children: ReactNode;
}

/** Short fields side by side. Their number depends on the width of the form, not on that of the screen. */
export function FormGrid({ columns = 2, ...rest }: FormGridProps) {
  return <div data-component="FormGrid" {...rest} className={formGrid[columns]} />;
}

export interface FormGridRowProps extends RootProps<'div'> {
  children: ReactNode;
}

/** A field of a `FormGrid` over its whole width. */
export function FormGridRow(props: FormGridRowProps) {
  return <div data-component="FormGridRow" {...props} className={row} />;
}
