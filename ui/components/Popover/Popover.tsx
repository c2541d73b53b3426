import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { ButtonProps } from '../Button/Button.tsx';
import { content, floating } from './Popover.css.ts';

export const popoverPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const;

export interface PopoverProps {
  /** A `Button`; a press opens and closes. */
  trigger: ReactElement<ButtonProps>;
  /** Names what opens. */
  label: string;
  /** Where it opens if there is room. @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number];
  /** Left out, it opens and closes by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A few words or fields beside the button that asked for them. Escape or a press elsewhere closes it. */
export function Popover({
  trigger,
  label,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={floating} placement={placement} offset={4}>
        <Dialog className={content} aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
