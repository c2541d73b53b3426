import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';

export const iconSizes = { small: 16, standard: 20, large: 28 } as const;

export interface IconProps extends RootProps<'svg'> {
  /** A lucide icon, imported by its own path: `lucide-react/icons/check`. */
  of: LucideIcon;
  /** 16, 20 or 28 px at the default text size. @default 'standard' */
  size?: keyof typeof iconSizes;
  /** Accessible name. Leave it out if the text beside the icon says the same. */
  label?: string;
}

/** An icon in the color of the surrounding text. */
export function Icon({ of: Drawing, size = 'standard', label, ...rest }: IconProps) {
  const length = `${iconSizes[size] / 16}rem`;
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <Drawing
      data-component="Icon"
      {...meaning}
      width={length}
      height={length}
      strokeWidth={1.9}
      focusable={false}
      {...rest}
    />
  );
}
