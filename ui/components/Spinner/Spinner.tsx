import type { RootProps } from '../Box/rootProps.ts';
import { spinner } from './Spinner.css.ts';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps extends RootProps<'span'> {
  /** 18 or 40 px at the default text size. @default 'large' */
  size?: (typeof spinnerSizes)[number];
  /** Accessible name: what is loading. Leave it out if the text beside it says so. */
  label?: string;
}

/** Shows that something is loading. */
export function Spinner({ size = 'large', label, ...rest }: SpinnerProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return <span data-component="Spinner" {...meaning} {...rest} className={spinner[size]} />;
}
