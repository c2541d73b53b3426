import { useId, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import type { RootProps } from '../Box/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import {
  body,
  closeButton,
  description as descriptionStyle,
  dialog,
  footer as footerStyle,
  head as headStyle,
  header,
  panel,
  panelBody,
  panelFooter,
  title as titleStyle,
} from './Dialog.css.ts';
import { useWords } from '../../language/useWords.ts';
import { dialogWords } from './Dialog.words.ts';

export const dialogLayouts = ['flow', 'panel'] as const;

export interface DialogContentProps extends RootProps<typeof AriaDialog> {
  title: string;
  /** A line below the title; it describes the dialog to screen readers. */
  description?: ReactNode;
  /**
   * Called by the close button, Escape, or a click outside. The parent decides whether to close, for example after
   * asking about unsaved changes. Without it, the dialog can only be closed by its actions.
   */
  onClose?: () => void;
  /** While a request is running: the dialog can't be closed. @default false */
  isBusy?: boolean;
  /** Actions, the main one first. In a form, use `DialogFooter` as its last child instead. */
  footer?: ReactNode;
  /** Buttons before the close button, such as to the previous and next thing. */
  tools?: ReactNode;
  /** What it is about, between the title and the content. In a panel it stays in sight. */
  head?: ReactNode;
  /** In a panel only the content scrolls: head and footer stay in sight. @default 'flow' */
  layout?: (typeof dialogLayouts)[number];
  children?: ReactNode;
}

/** Title, content and actions of a dialog or sheet. */
export function DialogContent({
  title,
  description,
  onClose,
  isBusy = false,
  footer,
  tools,
  head,
  layout = 'flow',
  children,
  ...rest
}: DialogContentProps) {
  const words = useWords(dialogWords);
  const id = useId();
  return (
    <AriaDialog
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...rest}
      className={layout === 'panel' ? panel : dialog}
    >
      <header className={header}>
        <div className={titleStyle}>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
        </div>
        {(tools || onClose) && (
          <div className={closeButton}>
            {tools}
            {onClose && (
              <Button
                variant="quiet"
                icon={X}
                aria-label={words.close}
                isDisabled={isBusy}
                onPress={onClose}
              />
            )}
          </div>
        )}
        {description && (
          <div className={descriptionStyle}>
            <Text as="div" size="small" tone="muted" id={`${id}-description`}>
              {description}
            </Text>
          </div>
        )}
      </header>
      {head && <div className={headStyle}>{head}</div>}
      {layout === 'panel' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must scroll content without controls.
        <section className={panelBody} aria-labelledby={`${id}-title`} tabIndex={0}>
          {children}
        </section>
      ) : (
        <div className={body}>
          {children}
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </div>
      )}
      {footer && layout === 'panel' && <div className={panelFooter}>{footer}</div>}
    </AriaDialog>
  );
}

/**
 * Actions of a dialog, the main one first. Make it the last child of the dialog's form, so that a submit button
 * works.
 */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={footerStyle}>{children}</div>;
}
