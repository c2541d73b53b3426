import { useId, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import {
  body,
  closeButton,
  dialog,
  footer as footerStyle,
  header,
  title as titleStyle,
} from './Dialog.css.ts';
import { dialogWords } from './Dialog.words.ts';

export interface DialogContentProps {
  title: string;
  /** A line below the title, read with it. */
  description?: ReactNode;
  /**
   * The person asks to leave: close button, Escape, or a press beside it. Whether it closes is decided outside,
   * so that unsaved words can be asked about first. Without it there is no way out but to answer.
   */
  onClose?: () => void;
  /** While something is on its way: it can't be left. @default false */
  isBusy?: boolean;
  /** Actions, the main one first. In a form use `DialogFooter` as its last child instead. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Title, content and actions of a place above the page, whatever shape that place has. */
export function DialogContent({
  title,
  description,
  onClose,
  isBusy = false,
  footer,
  children,
}: DialogContentProps) {
  const id = useId();
  return (
    <AriaDialog
      className={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <header className={header}>
        <div className={titleStyle}>
          <Heading level={2} size="title" id={`${id}-title`}>
            {title}
          </Heading>
          {description && (
            <Text as="div" size="small" tone="muted" id={`${id}-description`}>
              {description}
            </Text>
          )}
        </div>
        {onClose && (
          <div className={closeButton}>
            <Button
              emphasis="quiet"
              icon={X}
              aria-label={dialogWords.close}
              isDisabled={isBusy}
              onPress={onClose}
            />
          </div>
        )}
      </header>
      <div className={body}>
        {children}
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </div>
    </AriaDialog>
  );
}

/** Actions of a dialog, the main one first; last child of the form in it, so that a submit button works. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={footerStyle}>{children}</div>;
}
