import type { ReactNode } from 'react';
import { button } from '../../components/Button/Button.css.ts';
import type { ButtonLook } from '../../components/Button/Button.tsx';

export interface PlainButtonProps extends Omit<ButtonLook, 'icon'> {
  onPress: () => void;
  children: ReactNode;
}

/** A button without react-aria, for what belongs to the first script of every page. */
export function PlainButton({
  emphasis = 'secondary',
  size = 'standard',
  width = 'content',
  onPress,
  children,
}: PlainButtonProps) {
  return (
    <button type="button" className={button({ emphasis, size, width })} onClick={onPress}>
      {children}
    </button>
  );
}
