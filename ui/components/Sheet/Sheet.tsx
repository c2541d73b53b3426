import type { DialogContentProps } from '../Dialog/DialogContent.tsx';
import { DialogContainer } from '../Dialog/DialogContainer.tsx';
import { overlay, surface } from './Sheet.css.ts';

export const sheetSides = ['start', 'end', 'bottom'] as const;

export interface SheetProps extends DialogContentProps {
  /** The edge that it slides in from: beside the page, or at the bottom within reach of the thumb. @default 'end' */
  side?: (typeof sheetSides)[number];
  /** @default true */
  isOpen?: boolean;
}

/**
 * A modal panel at the edge of the screen, for navigation, messages or settings. It moves focus inside, traps it, and
 * restores it on close. Put the main actions of a task in a `Dialog`.
 */
export function Sheet({ side = 'end', isOpen = true, ...content }: SheetProps) {
  return (
    <DialogContainer
      data-component="Sheet"
      {...content}
      isOpen={isOpen}
      overlay={overlay({ side })}
      surface={surface({ side })}
    />
  );
}
