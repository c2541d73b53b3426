import type { TextProps } from '../Text/Text.tsx';
import { line, shape as shapeStyle, stroke } from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'figure', 'circle', 'block'] as const;

export interface SkeletonProps {
  /** `block` fills the place around it and is at least 6 rem high. @default 'text' */
  shape?: (typeof skeletonShapes)[number];
  /** Step of the type scale of the words to come: the lines are as tall as theirs. @default 'body' */
  size?: TextProps['size'];
  /** Lines of text to come. @default 1 */
  lines?: number;
}

/**
 * Keeps the place of what is loading, so that nothing jumps when it arrives. It is silent: the place around it
 * says that it is busy.
 */
export function Skeleton({ shape = 'text', size = 'body', lines = 1 }: SkeletonProps) {
  if (shape === 'circle' || shape === 'block') return <div aria-hidden className={shapeStyle({ shape })} />;
  const width = (index: number) =>
    shape === 'figure' ? 'short' : lines > 1 && index === lines - 1 ? 'long' : 'full';
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={line({ size })}>
          <div className={stroke({ width: width(index) })} />
        </div>
      ))}
    </div>
  );
}
