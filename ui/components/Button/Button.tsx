import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { LucideIcon } from 'lucide-react';
import { checkName } from '../Box/mistakes.ts';
import type { RenderProps, RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonClass, type ButtonStyle } from './buttonClass.ts';

export { buttonSizes, buttonTones, buttonVariants, buttonWidths } from './buttonClass.ts';

export interface ButtonLook extends ButtonStyle {
  /** An icon before the label. */
  icon?: LucideIcon;
}

interface ButtonBehavior extends ButtonLook, RootProps<typeof AriaButton>, RenderProps<'button'> {
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
export function Button({ variant, tone, size, width, icon, children, ...rest }: ButtonProps) {
  checkName('Button', children, rest);
  return (
    <AriaButton
      data-component="Button"
      {...rest}
      className={buttonClass({ variant, tone, size, width }, !children)}
    >
      {rest.isPending ? <Spinner size="small" /> : icon && <Icon of={icon} />}
      {children}
    </AriaButton>
  );
}
