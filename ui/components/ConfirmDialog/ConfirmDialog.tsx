import { useDeferredValue, useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { RootProps } from '../Box/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { useLastOpenProps, useIsOpen } from '../Dialog/closing.ts';
import { body, dialog, overlay, surface } from '../Dialog/Dialog.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { confirmDialogWords } from './ConfirmDialog.words.ts';

export const confirmDialogTones = ['neutral', 'critical'] as const;

export interface ConfirmDialogProps extends RootProps<typeof AriaDialog> {
  /** The question: "Discard what you wrote?" */
  title: string;
  /** What happens with each answer. */
  children?: ReactNode;
  /** Names the action, not "OK". */
  confirmLabel: string;
  /** Names what stays: “Keep writing”. @default 'Cancel' */
  cancelLabel?: string;
  onConfirm: () => void;
  /** Called by the cancel button and Escape. Clicking outside does nothing, because the question needs an answer. */
  onCancel: () => void;
  /** `critical` if something will be lost. @default 'neutral' */
  tone?: (typeof confirmDialogTones)[number];
  /** @default true */
  isOpen?: boolean;
  /** While the confirmed action runs. @default false */
  isPending?: boolean;
}

/** Asks for a decision before anything else can happen. Focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isOpen = useIsOpen(props.isOpen ?? true);
  const latest = useLastOpenProps(isOpen, props);
  const {
    isOpen: _isOpen,
    tone = 'neutral',
    isPending = false,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    ...rest
  } = latest;
  const words = useWords(confirmDialogWords);
  const id = useId();
  // If it opened together with the dialog that it belongs to, it would end up below that dialog and inert. So it
  // opens one render later.
  const isLast = useDeferredValue(true, false);
  return (
    <ModalOverlay
      isOpen={isOpen && isLast}
      onOpenChange={onCancel}
      isKeyboardDismissDisabled={isPending}
      className={overlay({ shape: 'box' })}
    >
      <Modal className={surface({ shape: 'box', width: 'narrow' })}>
        <AriaDialog
          data-component="ConfirmDialog"
          aria-labelledby={`${id}-title`}
          aria-describedby={children ? `${id}-message` : undefined}
          {...rest}
          role="alertdialog"
          className={dialog}
        >
          <div className={body}>
            <Stack space="xsmall">
              <Heading level={2} id={`${id}-title`}>
                {title}
              </Heading>
              {children && (
                <Text as="div" id={`${id}-message`}>
                  {children}
                </Text>
              )}
            </Stack>
            <Inline space="small">
              <Button variant="primary" tone={tone} isPending={isPending} onPress={onConfirm}>
                {confirmLabel}
              </Button>
              <FirstFocus>
                <Button isDisabled={isPending} onPress={onCancel}>
                  {cancelLabel ?? words.cancel}
                </Button>
              </FirstFocus>
            </Inline>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Focuses the button inside when the dialog opens. */
function FirstFocus({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector('button')?.focus(), []);
  return <div ref={container}>{children}</div>;
}
