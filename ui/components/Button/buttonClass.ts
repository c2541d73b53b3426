import { base, fullWidth, iconOnly, looks, primary, sizes } from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet'] as const;
export const buttonTones = ['neutral', 'critical'] as const;
export const buttonSizes = ['standard', 'small'] as const;
export const buttonWidths = ['content', 'full'] as const;

export interface ButtonStyle {
  /** Visual weight. Use at most one primary button per page or dialog. @default 'secondary' */
  variant?: (typeof buttonVariants)[number];
  /** `critical` for what destroys something. @default 'neutral' */
  tone?: (typeof buttonTones)[number];
  /** Height of 44 or 36 px at the default text size. @default 'standard' */
  size?: (typeof buttonSizes)[number];
  /** @default 'content' */
  width?: (typeof buttonWidths)[number];
}

/** The class of an element that looks like a button. */
export function buttonClass(
  { variant = 'secondary', tone = 'neutral', size = 'standard', width = 'content' }: ButtonStyle,
  isIconOnly = false,
): string {
  return [
    base,
    sizes[size],
    looks[tone][variant],
    variant === 'primary' && primary,
    width === 'full' && fullWidth,
    isIconOnly && iconOnly[size],
  ]
    .filter(Boolean)
    .join(' ');
}
