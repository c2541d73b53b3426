import { overlay, surface } from './Dialog.css.ts';
import type { DialogContentProps } from './DialogContent.tsx';
import { DialogContainer } from './DialogContainer.tsx';

export { DialogFooter } from './DialogContent.tsx';

export const dialogWidths = ['narrow', 'reading', 'page'] as const;

export interface DialogProps extends DialogContentProps {
  /** On a narrow screen it always fills the place. @default 'reading' */
  width?: (typeof dialogWidths)[number];
  /** @default true */
  isOpen?: boolean;
}

/**
 * A place above the page: focus goes in, stays, and returns to where it came from. Below 768 px it is a sheet
 * of full height. It scrolls inside; title and actions stay in view where there is room.
 */
export function Dialog({ width = 'reading', isOpen = true, ...content }: DialogProps) {
  return (
    <DialogContainer
      {...content}
      isOpen={isOpen}
      overlay={overlay({ shape: 'sheet' })}
      surface={surface({ shape: 'sheet', width })}
    />
  );
}
