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
  /** Visual weight. Use at most one primary button per page or dialog. @default 'secondary' */
  emphasis?: (typeof buttonEmphases)[number];
  /** Height of 44 or 36 px at the default text size. @default 'standard' */
  size?: (typeof buttonSizes)[number];
  /** @default 'content' */
  width?: (typeof buttonWidths)[number];
  /** An icon before the label. */
  icon?: LucideIcon;
}

export interface ButtonProps extends ButtonLook {
  /** @default 'button' */
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  /** While the action runs: announces that it is pending, stays focusable, ignores presses. @default false */
  isPending?: boolean;
  onPress?: () => void;
  autoFocus?: boolean;
  /** Slot in a surrounding react-aria component, such as `previous` and `next` of a calendar. */
  slot?: 'previous' | 'next' | 'trigger';
  /** Only if the visible label isn't enough. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  children?: ReactNode;
}

/** Performs an action. For navigation, use `LinkButton`. */
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
