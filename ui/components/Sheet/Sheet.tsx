import type { DialogContentProps } from '../Dialog/DialogContent.tsx';
import { DialogContainer } from '../Dialog/DialogContainer.tsx';
import { overlay, surface } from './Sheet.css.ts';

export const sheetSides = ['start', 'end', 'bottom'] as const;

export interface SheetProps extends DialogContentProps {
  /** Edge of the screen it comes from: beside the page, or under the thumb. @default 'end' */
  side?: (typeof sheetSides)[number];
  /** @default true */
  isOpen?: boolean;
}

/**
 * A place at the edge of the page for what belongs to all of it: more places, messages, settings. Focus goes in, stays,
 * and returns to where it came from. The main actions of a task belong in a `Dialog`.
 */
export function Sheet({ side = 'end', isOpen = true, ...content }: SheetProps) {
  return (
    <DialogContainer {...content} isOpen={isOpen} overlay={overlay({ side })} surface={surface({ side })} />
  );
}
