import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import Inbox from 'lucide-react/icons/inbox';
import type { RootProps } from '../Box/rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action as actionStyle, horizon, sign, state } from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<'div'> {
  /** Stands for what is missing. @default an inbox */
  icon?: LucideIcon;
  /** What is missing. */
  title: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingProps['level'];
  /** Why, and what to do. Together with the action, it always names the next step. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
}

/** Shown instead of content when there is none, with a small horizon. */
export function EmptyState({ icon = Inbox, title, level = 2, children, action, ...rest }: EmptyStateProps) {
  return (
    <div data-component="EmptyState" {...rest} className={state}>
      <span className={horizon}>
        <span className={sign}>
          <Icon of={icon} />
        </span>
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
