import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ClosingContext, useLastOpenProps, useIsOpen } from './closing.ts';
import { DialogContent } from './DialogContent.tsx';
import type { DialogContentProps } from './DialogContent.tsx';
import { useEffect } from 'react';

/** Where focus is only for a while. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What had focus last, outside of any dialog and menu. */
let outside: HTMLElement | null = null;

function remember(element: EventTarget | null): void {
  if (element instanceof HTMLElement && element !== document.body && !element.closest(overlays))
    outside = element;
}
if (typeof document !== 'undefined') {
  // The code of dialogs is often loaded when the first one opens.
  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target));
}

/** Gives focus back once a closed dialog is gone, if it is lost then. */
function restore(): void {
  let framesLeft = 2;
  const look = () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (activeElement?.closest('[data-exiting]')) framesLeft = 2;
    else if (isLost) framesLeft -= 1;
    else return;
    if (framesLeft > 0) requestAnimationFrame(look);
    else if (outside?.isConnected) outside.focus();
  };
  requestAnimationFrame(look);
}

/**
 * A dialog that another one opened, and took the place of, has nothing left to give focus back to. It goes to what
 * opened the first.
 */
function useFocusBack(isOpen: boolean): void {
  useEffect(() => (isOpen ? restore : undefined), [isOpen]);
}

interface DialogContainerProps extends DialogContentProps {
  isOpen: boolean;
  /** Class of the layer that covers the page. */
  overlay: string;
  /** Class of the surface around the content. */
  surface: string;
}

/** Shared by `Dialog` and `Sheet`. It can't be dismissed while it is busy or without `onClose`. */
export function DialogContainer(props: DialogContainerProps) {
  const isOpen = useIsOpen(props.isOpen);
  const { isOpen: _isOpen, overlay, surface, ...content } = useLastOpenProps(isOpen, props);
  const { onClose, isBusy = false } = content;
  useFocusBack(isOpen);
  const isLocked = isBusy || onClose === undefined;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={() => onClose?.()}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={overlay}
    >
      <Modal className={surface}>
        <ClosingContext value={!isOpen}>
          <DialogContent {...content} />
        </ClosingContext>
      </Modal>
    </ModalOverlay>
  );
}
