import type { RootProps } from '../Box/rootProps.ts';
import { field, logo, mark, onward, second, service } from './Logo.css.ts';

export const logoSizes = ['standard', 'large'] as const;

export interface LogoProps extends RootProps<'span'> {
  /** Matches the size of the text beside it. @default 'standard' */
  size?: (typeof logoSizes)[number];
}

/** The product's mark and name. The mark is a V of two paths, the second of which leads up and onward. */
export function Logo({ size = 'standard', ...rest }: LogoProps) {
  return (
    <span data-component="Logo" {...rest} className={logo({ size })}>
      <svg className={mark} viewBox="0 0 32 32" aria-hidden focusable={false}>
        <rect className={field} x="0.5" y="0.5" width="31" height="31" rx="8" />
        <path className={service} d="M8 11 L13.2 21.4" />
        <path className={onward} d="M14.8 24 L24 8" />
      </svg>
      <span>
        Vet<span className={second}>Sync</span>
      </span>
    </span>
  );
}
