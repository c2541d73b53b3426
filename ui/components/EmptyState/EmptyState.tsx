import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import Inbox from 'lucide-react/icons/inbox';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action as actionStyle, sign, state } from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: LucideIcon;
  /** What there is none of. */
  title: string;
  /** Place of the title in the outline of the page. @default 2 */
  level?: HeadingProps['level'];
  /** Why, and what can be done: words, action or both always name the next step. */
  children?: ReactNode;
  /** Button or link that takes the next step. */
  action?: ReactNode;
}

/** Stands where content would be, when there is none. */
export function EmptyState({ icon = Inbox, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={state}>
      <span className={sign({ tone: 'neutral' })}>
        <Icon of={icon} size="large" />
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
