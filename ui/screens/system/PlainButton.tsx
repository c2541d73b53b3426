import type { ReactNode, Ref } from 'react';
import { button } from '../../components/Button/Button.css.ts';
import type { ButtonLook } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';

export interface PlainButtonProps extends ButtonLook {
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** Only where the visible words do not say enough. */
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog';
  children?: ReactNode;
}

/** A button without react-aria, for what belongs to the first script of every page. */
export function PlainButton({
  emphasis = 'secondary',
  size = 'standard',
  width = 'content',
  icon,
  onPress,
  children,
  ...attributes
}: PlainButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={button({ emphasis, size, width, isIconOnly: !children })}
      onClick={onPress}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
