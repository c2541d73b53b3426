import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export const badgeTones = ['neutral', 'info', 'positive', 'caution', 'critical', 'honour'] as const;
export const badgeEmphases = ['soft', 'solid', 'outline'] as const;

export interface BadgeProps {
  /** What the words mean, never a color's name. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** `solid` for the one that must be seen first. @default 'soft' */
  emphasis?: (typeof badgeEmphases)[number];
  icon?: LucideIcon;
  /** One or two words: the meaning is never in the color alone. */
  children: string;
}

/** A short word about the thing it stands on. It does nothing; what can be pressed is a button. */
export function Badge({ tone = 'neutral', emphasis = 'soft', icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone, emphasis })}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
