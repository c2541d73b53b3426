import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button } from './Button.css.ts';

export const buttonEmphases = ['primary', 'secondary', 'quiet', 'critical', 'onInk'] as const;
export const buttonSizes = ['standard', 'small'] as const;
export const buttonWidths = ['content', 'full'] as const;

export interface ButtonLook {
  /** How much it asks for attention; one primary a place. @default 'secondary' */
  emphasis?: (typeof buttonEmphases)[number];
  /** Height of 44 or 36 px at the default text size. @default 'standard' */
  size?: (typeof buttonSizes)[number];
  /** @default 'content' */
  width?: (typeof buttonWidths)[number];
  /** A sign before the words. */
  icon?: LucideIcon;
}

export interface ButtonProps extends ButtonLook {
  /** @default 'button' */
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  /** While the press is worked on: says so, stays focusable, ignores presses. @default false */
  isPending?: boolean;
  onPress?: () => void;
  autoFocus?: boolean;
  /** Its part in a component of react-aria around it, as the `previous` and `next` of a calendar. */
  slot?: 'previous' | 'next' | 'trigger';
  /** Only where the visible words do not say enough. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  children?: ReactNode;
}

/** Does something here. What leads elsewhere is a `LinkButton`. */
export function Button({
  emphasis = 'secondary',
  size = 'standard',
  width = 'content',
  icon,
  children,
  ...behavior
}: ButtonProps) {
  return (
    <AriaButton {...behavior} className={button({ emphasis, size, width, isIconOnly: !children })}>
      {behavior.isPending ? <Spinner size="small" /> : icon && <Icon of={icon} />}
      {children}
    </AriaButton>
  );
}
