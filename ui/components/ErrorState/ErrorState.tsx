import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { action as actionStyle, sign, state } from '../EmptyState/EmptyState.css.ts';
import type { EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { errorStateWords } from './ErrorState.words.ts';

export const errorStateAnnouncements = ['status', 'alert'] as const;

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** Sign of what failed. @default a warning triangle */
  icon?: LucideIcon;
  /** Spoken when it appears: `alert` interrupts, for what the reader just asked for. */
  announce?: (typeof errorStateAnnouncements)[number];
  /** What support needs to find the failure: the request's id. */
  reference?: string;
  /** The next step; a failure never leaves a person without one. */
  action: ReactNode;
}

/** Stands where content would be, when it could not be had. */
export function ErrorState({
  icon = TriangleAlert,
  title,
  level = 2,
  announce,
  reference,
  action,
  children,
}: ErrorStateProps) {
  return (
    <div className={state}>
      <span className={sign({ tone: 'critical' })}>
        <Icon of={icon} size="large" />
      </span>
      <div role={announce}>
        <Heading level={level} size="lead">
          {title}
        </Heading>
        {children && (
          <Text as="div" tone="muted">
            {children}
          </Text>
        )}
      </div>
      {reference && (
        <Text size="small" tone="muted">
          {errorStateWords.reference}{' '}
          <Text as="code" size="small">
            {reference}
          </Text>
        </Text>
      )}
      <div className={actionStyle}>{action}</div>
    </div>
  );
}
