import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ClosingContext, useLastOpen, useOpen } from './closing.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

interface DialogContainerProps extends DialogContentProps {
  isOpen: boolean;
  /** What covers the page. */
  overlay: string;
  /** What the content stands on. */
  surface: string;
}

/** A place above the page, of whatever shape; it can't be left while it is busy, nor where there is no way out. */
export function DialogContainer(props: DialogContainerProps) {
  const isOpen = useOpen(props.isOpen);
  const { isOpen: _isOpen, overlay, surface, ...content } = useLastOpen(isOpen, props);
  const { onClose, isBusy = false } = content;
  const isHeld = isBusy || onClose === undefined;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={() => onClose?.()}
      isDismissable={!isHeld}
      isKeyboardDismissDisabled={isHeld}
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
