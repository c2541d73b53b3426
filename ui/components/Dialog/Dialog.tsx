import { overlay, surface } from './Dialog.css.ts';
import type { DialogContentProps } from './DialogContent.tsx';
import { DialogContainer } from './DialogContainer.tsx';

export { DialogFooter } from './DialogContent.tsx';

export const dialogWidths = ['narrow', 'reading', 'page'] as const;

export interface DialogProps extends DialogContentProps {
  /** On narrow screens it always fills the screen. @default 'reading' */
  width?: (typeof dialogWidths)[number];
  /** @default true */
  isOpen?: boolean;
}

/**
 * A modal dialog. It moves focus inside, traps it, and restores it on close. Below 768 px it is a full-height sheet.
 * The content scrolls; title and actions stay visible if there is room.
 */
export function Dialog({ width = 'reading', isOpen = true, ...content }: DialogProps) {
  return (
    <DialogContainer
      data-component="Dialog"
      {...content}
      isOpen={isOpen}
      overlay={overlay({ shape: 'sheet' })}
      surface={surface({ shape: 'sheet', width })}
    />
  );
}
