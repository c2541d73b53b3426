import type { RootProps } from '../Box/rootProps.ts';
import type { TextProps } from '../Text/Text.tsx';
import { line, shape as shapeStyle, stroke } from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'figure', 'circle', 'block'] as const;

export interface SkeletonProps extends RootProps<'div'> {
  /** `block` fills its container and is at least 6 rem high. @default 'text' */
  shape?: (typeof skeletonShapes)[number];
  /** Type size of the text being loaded; its lines are as tall. @default 'body' */
  size?: TextProps['size'];
  /** Number of text lines being loaded. @default 1 */
  lines?: number;
}

/**
 * A placeholder for loading content, so that the layout doesn't jump. It is hidden from screen readers; its container
 * should be marked as busy.
 */
export function Skeleton({ shape = 'text', size = 'body', lines = 1, ...rest }: SkeletonProps) {
  const root = { 'data-component': 'Skeleton', 'aria-hidden': true, ...rest };
  if (shape === 'circle' || shape === 'block') return <div {...root} className={shapeStyle({ shape })} />;
  const width = (index: number) =>
    shape === 'figure' ? 'short' : lines > 1 && index === lines - 1 ? 'long' : 'full';
  return (
    <div {...root}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={line({ size })}>
          <div className={stroke({ width: width(index) })} />
        </div>
      ))}
    </div>
  );
}
