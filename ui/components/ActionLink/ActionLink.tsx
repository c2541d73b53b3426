import type { LucideIcon } from 'lucide-react';
import { Anchor } from '../Link/Anchor.tsx';
import type { RenderProps, RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action, iconBox, textBox } from './ActionLink.css.ts';

export interface ActionLinkProps extends RootProps<'a'>, RenderProps<'a'> {
  href: string;
  icon: LucideIcon;
  /** What the link does or where it leads, in a few words. */
  label: string;
  /** A line below the label about the destination. */
  note: string;
}

/**
 * One of several next steps offered side by side. The whole card is the link, and all cards in a row are equally
 * tall.
 */
export function ActionLink({ icon, label, note, ...rest }: ActionLinkProps) {
  return (
    <Anchor data-component="ActionLink" {...rest} className={action}>
      <span className={iconBox}>
        <Icon of={icon} />
      </span>
      <span className={textBox}>
        <Text as="div" weight="medium">
          {label}
        </Text>
        <Text as="div" size="caption" tone="muted">
          {note}
        </Text>
      </span>
    </Anchor>
  );
}
