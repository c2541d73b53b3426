import type { DialogContentProps } from '../Dialog/DialogContent.tsx';
import { DialogContainer } from '../Dialog/DialogContainer.tsx';
import { overlay, surface } from './Sheet.css.ts';

export const sheetSides = ['start', 'end', 'bottom'] as const;

export const sheetWidths = ['narrow', 'panel'] as const;

export interface SheetProps extends Omit<DialogContentProps, 'layout'> {
  /** The edge that it slides in from: beside the page, or at the bottom within reach of the thumb. @default 'end' */
  side?: (typeof sheetSides)[number];
  /**
   * A `panel` shows one record of a list at the side: only its content scrolls, and on phones it fills the screen.
   * @default 'narrow'
   */
  width?: (typeof sheetWidths)[number];
  /** @default true */
  isOpen?: boolean;
}

/**
 * A modal panel at the edge of the screen, for navigation, messages or settings. It moves focus inside, traps it, and
 * restores it on close. Put the main actions of a task in a `Dialog`.
 */
export function Sheet({ side = 'end', width = 'narrow', isOpen = true, ...content }: SheetProps) {
  return (
    <DialogContainer
      data-component="Sheet"
      {...content}
      isOpen={isOpen}
      overlay={overlay({ side })}
      surface={surface({ side, isPanel: width === 'panel' })}
      layout={width === 'panel' ? 'panel' : 'flow'}
    />
  );
}
