import type { ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Popover } from 'react-aria-components/Popover';
import { PreviewTrigger, type PreviewTriggerProps } from 'react-aria-components/PreviewTrigger';
import type { RootProps } from '../Box/rootProps.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { content, floating } from '../Popover/Popover.css.ts';
import type { popoverPlacements } from '../Popover/Popover.tsx';

export interface HoverCardProps extends RootProps<'div'>, Omit<PreviewTriggerProps, 'children'> {
  /** The props of the `Link`. It leads to everything that the card shows. */
  link: LinkProps;
  /** Accessible name of the card. */
  label: string;
  /** Preferred position, if there is room. @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number];
  /** Time in milliseconds before it opens. @default 600 */
  delay?: number;
  /** Time in milliseconds before it closes. @default 200 */
  closeDelay?: number;
  /** Controlled state. Leave it out to let it open and close by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A first look at what a link leads to, while it is hovered or has keyboard focus, or after a long press. Tab goes into the
 * card, Escape closes it.
 */
export function HoverCard({
  link,
  label,
  placement = 'bottom start',
  delay,
  closeDelay,
  isDisabled,
  isOpen,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: HoverCardProps) {
  return (
    <PreviewTrigger {...{ delay, closeDelay, isDisabled, isOpen, defaultOpen, onOpenChange }}>
      <Focusable isDisabled={isDisabled}>
        <Link {...link} />
      </Focusable>
      <Popover aria-label={label} className={floating} placement={placement} offset={4}>
        <div data-component="HoverCard" {...rest} className={content}>
          {children}
        </div>
      </Popover>
    </PreviewTrigger>
  );
}
