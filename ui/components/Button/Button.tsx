import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';
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

interface ButtonBehavior extends ButtonLook, RootProps<typeof AriaButton> {
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  isDisabled?: boolean;
  /** While the action runs: announces that it is pending, stays focusable, ignores presses. @default false */
  isPending?: boolean;
  /** With the pointer type and the modifier keys. */
  onPress?: RootProps<typeof AriaButton>['onPress'];
  /** Required without a visible label. With one, only if it isn't enough. */
  'aria-label'?: string;
  /** The visible label. */
  children?: ReactNode;
}

/** A button has a visible label, or an icon and an accessible name. */
export type ButtonName =
  | { children: Exclude<ReactNode, undefined | null | boolean> }
  | { children?: undefined; icon: LucideIcon; 'aria-label': string };

export type ButtonProps = ButtonBehavior & ButtonName;

/** Performs an action. For navigation, use `LinkButton`. */
export function Button({
  emphasis = 'secondary',
  size = 'standard',
  width = 'content',
  icon,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      data-component="Button"
      {...rest}
      className={button({ emphasis, size, width, isIconOnly: !children })}
    >
      {rest.isPending ? <Spinner size="small" /> : icon && <Icon of={icon} />}
      {children}
    </AriaButton>
  );
}
