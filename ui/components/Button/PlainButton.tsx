import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { buttonClass } from './buttonClass.ts';
import type { ButtonLook } from './Button.tsx';

export interface PlainButtonProps extends ButtonLook {
  onPress: () => void;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Only if the visible label isn't enough. */
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog';
  children?: ReactNode;
}

/** A button without react-aria, for components in the first script of every page. */
export function PlainButton({
  variant,
  tone,
  size,
  width,
  icon,
  onPress,
  isDisabled = false,
  children,
  ...attributes
}: PlainButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={buttonClass({ variant, tone, size, width }, !children)}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={onPress}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
