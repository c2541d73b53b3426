import { use, useEffect, useState } from 'react';
import type { ReactElement, ReactNode, RefAttributes } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import type {
  TooltipProps as AriaTooltipProps,
  TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import { checkTrigger } from '../Box/mistakes.ts';
import { tooltip } from './Tooltip.css.ts';

/**
 * Draws the tooltip once nothing scrolls any more. Keyboard focus scrolls to what it reaches, and react-aria closes a
 * tooltip that is open when the page scrolls.
 */
function AfterScroll({ children }: { children: ReactNode }) {
  const isOpen = use(TooltipTriggerStateContext)?.isOpen ?? false;
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const next = (then: () => void) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(then);
    };
    // The events of a frame come before its callbacks: a frame without one has ended when the next one begins.
    const wait = () => next(() => next(() => setStill(true)));
    wait();
    document.addEventListener('scroll', wait, true);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', wait, true);
      setStill(false);
    };
  }, [isOpen]);
  // While it is closed, it fades out.
  return isStill || !isOpen ? children : null;
}

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
  checkTrigger('Tooltip', trigger);
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
