import { spinner } from './Spinner.css.ts';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps {
  /** 18 or 40 px at the default text size. @default 'large' */
  size?: (typeof spinnerSizes)[number];
  /** Says what is waited for; leave it out where words beside it do. */
  label?: string;
}

/** Something is on its way. */
export function Spinner({ size = 'large', label }: SpinnerProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return <span {...meaning} className={spinner({ size })} />;
}
