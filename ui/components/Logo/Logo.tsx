import { field, logo, mark, onward, second, service } from './Logo.css.ts';

export const logoSizes = ['standard', 'large'] as const;
export const logoTones = ['neutral', 'onInk'] as const;

export interface LogoProps {
  /** Follows the text size beside it. @default 'standard' */
  size?: (typeof logoSizes)[number];
  /** @default 'neutral' */
  tone?: (typeof logoTones)[number];
}

/** The product's mark and name: two paths that meet in a V, the second one leading on and up. */
export function Logo({ size = 'standard', tone = 'neutral' }: LogoProps) {
  return (
    <span className={logo({ size, tone })}>
      <svg className={mark} viewBox="0 0 32 32" aria-hidden focusable={false}>
        <rect className={field} x="0.5" y="0.5" width="31" height="31" rx="8" />
        <path className={service} d="M7 10 L14.2 23" />
        <path className={onward} d="M18 23 L23.2 13.6 M19.4 9.6 L25 8.6 L26 14.2" />
      </svg>
      <span>
        Vet<span className={second}>Sync</span>
      </span>
    </span>
  );
}
