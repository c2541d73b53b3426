import type { ButtonLook } from '@vetsync/ui/components/Button';

/** The rows of a button's grid. */
export const buttonLooks = {
  primary: { variant: 'primary' },
  secondary: { variant: 'secondary' },
  quiet: { variant: 'quiet' },
  critical: { variant: 'primary', tone: 'critical' },
  'critical, secondary': { variant: 'secondary', tone: 'critical' },
  'critical, quiet': { variant: 'quiet', tone: 'critical' },
  'on ink': { variant: 'secondary' },
  'on ink, quiet': { variant: 'quiet' },
} as const satisfies Record<string, ButtonLook>;

export const buttonRows = Object.keys(buttonLooks) as (keyof typeof buttonLooks)[];
