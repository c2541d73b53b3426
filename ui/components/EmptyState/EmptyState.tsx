import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { emptyDrawings, type EmptyDrawing } from './drawings.tsx';
import { action as actionStyle, drawing as drawingStyle, horizon, state } from './EmptyState.css.ts';

export { emptyDrawings, type EmptyDrawing } from './drawings.tsx';

export interface EmptyStateProps extends RootProps<'div'> {
  /** Stands for what is missing, and why. @default 'papers' */
  drawing?: EmptyDrawing;
  /** What is missing. */
  title: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingProps['level'];
  /** Why, and what to do. Together with the action, it always names the next step. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
}

/** Shown instead of content when there is none, with a drawing of its own for each meaning. */
export function EmptyState({
  drawing = 'papers',
  title,
  level = 2,
  children,
  action,
  ...rest
}: EmptyStateProps) {
  return (
    <div data-component="EmptyState" {...rest} className={state}>
      <span className={horizon}>
        <svg className={drawingStyle} viewBox="0 0 200 92" aria-hidden focusable={false}>
          {emptyDrawings[drawing]}
        </svg>
      </span>
      <Heading level={level} size="lead">
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
