import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action, sign } from './ActionLink.css.ts';

export interface ActionLinkProps {
  href: string;
  icon: LucideIcon;
  /** What it does or where it leads, in a few words. */
  label: string;
  /** What is found there, below the label. */
  note: string;
}

/** One of several ways on that are offered side by side, each a whole target. It is as tall as the tallest of its row. */
export function ActionLink({ href, icon, label, note }: ActionLinkProps) {
  return (
    <a href={href} className={action}>
      <span className={sign}>
        <Icon of={icon} />
      </span>
      <span>
        <Text as="div" weight="medium">
          {label}
        </Text>
        <Text as="div" size="caption" tone="muted">
          {note}
        </Text>
      </span>
    </a>
  );
}
