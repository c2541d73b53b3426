import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { RootProps } from '../Box/rootProps.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { content, floating } from './Popover.css.ts';

export const popoverPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const;

export interface PopoverProps extends RootProps<typeof Dialog> {
  /** The props of the `Button` that opens and closes the popover. */
  button: ButtonProps;
  /** Accessible name of the popover. */
  label: string;
  /** Preferred position, if there is room. @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number];
  /** Controlled state. Leave it out to let it open and close by itself. */
  isOpen?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A little text or a few fields beside the button that opens it. Escape or a click outside closes it. */
export function Popover({
  button,
  label,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Button {...button} />
      <AriaPopover className={floating} placement={placement} offset={4}>
        <Dialog data-component="Popover" aria-label={label} {...rest} className={content}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
