import type { LucideIcon } from 'lucide-react';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export const badgeTones = ['neutral', 'info', 'positive', 'caution', 'critical', 'honor'] as const;
export const badgeVariants = ['soft', 'solid', 'outline'] as const;

export interface BadgeProps extends RootProps<'span'> {
  /** Meaning of the text, never the name of a color. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** `solid` for the one badge that people must see first. @default 'soft' */
  variant?: (typeof badgeVariants)[number];
  icon?: LucideIcon;
  /** One or two words. Color alone never carries the meaning. */
  children: string;
}

/** A short label for the status or kind of something. It isn't interactive; for that, use a button. */
export function Badge({ tone = 'neutral', variant = 'soft', icon, children, ...rest }: BadgeProps) {
  return (
    <span data-component="Badge" {...rest} className={badge({ tone, variant })}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
