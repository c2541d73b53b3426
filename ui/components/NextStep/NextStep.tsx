import { useId, type ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Horizon, type HorizonProps } from '../Horizon/Horizon.tsx';
import { Text } from '../Text/Text.tsx';
import { action as actionStyle, words } from './NextStep.css.ts';

export interface NextStepProps extends RootProps<'section'>, Pick<HorizonProps, 'date' | 'light'> {
  /** The one thing to do next. */
  title: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingProps['level'];
  /** When it is, or how long it has waited. */
  when?: string;
  /** A primary button or link, and quiet ones after it. Leave it out if there is nothing to do. */
  action?: ReactNode;
  /** A few lines about it. */
  children?: ReactNode;
}

/** The one thing to do next, on the horizon. A page has at most one. */
export function NextStep({ title, level = 2, when, action, children, ...rest }: NextStepProps) {
  const id = useId();
  return (
    <Horizon data-component="NextStep" aria-labelledby={id} {...rest} as="section">
      <div className={words}>
        {when && (
          <Text size="small" tone="honor" weight="strong">
            {when}
          </Text>
        )}
        <Heading level={level} size="title" id={id}>
          {title}
        </Heading>
        {children && (
          <Text as="div" tone="muted">
            {children}
          </Text>
        )}
      </div>
      {action && <div className={actionStyle}>{action}</div>}
    </Horizon>
  );
}
