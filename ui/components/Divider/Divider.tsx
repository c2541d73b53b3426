import type { RootProps } from '../Box/rootProps.ts';
import { divider } from './Divider.css.ts';

export const dividerOrientations = ['horizontal', 'vertical'] as const;

export interface DividerProps extends RootProps<'hr'> {
  /** `vertical` stands between things in a row, and is as high as the row. @default 'horizontal' */
  orientation?: (typeof dividerOrientations)[number];
  /** Only separates for the eye. Screen readers skip it. @default false */
  isDecorative?: boolean;
}

/** A line between two parts. Try distance first: it separates as well and is quieter. */
export function Divider({ orientation = 'horizontal', isDecorative = false, ...rest }: DividerProps) {
  return (
    <hr
      data-component="Divider"
      role={isDecorative ? 'presentation' : undefined}
      aria-orientation={isDecorative || orientation === 'horizontal' ? undefined : orientation}
      {...rest}
      className={divider({ orientation })}
    />
  );
}
