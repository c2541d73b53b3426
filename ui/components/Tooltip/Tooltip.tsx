import type { ReactElement, ReactNode, RefAttributes } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import { AfterScroll } from './AfterScroll.tsx';
import { tooltip } from './Tooltip.css.ts';

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;

export interface TooltipProps
  extends
    Omit<AriaTooltipProps, 'className' | 'style' | 'render' | 'children' | 'placement' | 'triggerRef'>,
    Omit<TooltipTriggerComponentProps, 'children' | 'trigger'>,
    RefAttributes<HTMLDivElement> {
  /** A react-aria control that takes focus, such as `Button`. It needs a name of its own. */
  trigger: ReactElement;
  /** Preferred position, if there is room. @default 'top' */
  placement?: (typeof tooltipPlacements)[number];
  /** Time in milliseconds before it opens on hover. @default 1500 */
  delay?: number;
  /** Time in milliseconds before it closes. @default 500 */
  closeDelay?: number;
  /** Controlled state. Leave it out to let it open and close by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** A few words. They become the trigger's description for screen readers. */
  children: ReactNode;
}

/**
 * A few words that describe a control while it is hovered or has keyboard focus. Escape hides them. Touch screens show
 * no tooltips, so a tooltip is never the only way to learn something.
 */
export function Tooltip({
  trigger,
  placement = 'top',
  delay,
  closeDelay,
  isDisabled,
  isOpen,
  defaultOpen,
  onOpenChange,
  shouldCloseOnPress,
  children,
  ...rest
}: TooltipProps) {
  const opening = { delay, closeDelay, isDisabled, isOpen, defaultOpen, onOpenChange, shouldCloseOnPress };
  return (
    <TooltipTrigger {...opening}>
      {trigger}
      <AfterScroll>
        <AriaTooltip offset={6} data-component="Tooltip" {...rest} className={tooltip} placement={placement}>
          {children}
        </AriaTooltip>
      </AfterScroll>
    </TooltipTrigger>
  );
}
