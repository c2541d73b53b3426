import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { action as actionStyle, iconBox, state } from '../EmptyState/EmptyState.css.ts';
import type { EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { errorStateWords } from './ErrorState.words.ts';

export const errorStateAnnouncements = ['status', 'alert'] as const;

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** Icon for the kind of failure. @default a warning triangle */
  icon?: LucideIcon;
  /** Announces the error when it appears. `alert` interrupts: for something the user just asked for. */
  announce?: (typeof errorStateAnnouncements)[number];
  /** The request's id, which support needs to find the failure. */
  reference?: string;
  /** The next step, so that an error is never a dead end. */
  action: ReactNode;
}

/** Shown instead of content that could not be loaded. */
export function ErrorState({
  icon = TriangleAlert,
  title,
  level = 2,
  announce,
  reference,
  action,
  children,
  ...rest
}: ErrorStateProps) {
  const words = useWords(errorStateWords);
  return (
    <div data-component="ErrorState" {...rest} className={state}>
      <span className={iconBox}>
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
          {words.reference}{' '}
          <Text as="code" size="small">
            {reference}
          </Text>
        </Text>
      )}
      <div className={actionStyle}>{action}</div>
    </div>
  );
}
