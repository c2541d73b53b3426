import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ClosingContext, useLastOpenProps, useIsOpen } from './closing.ts';
import { useFocusBack } from './focusBack.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

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
