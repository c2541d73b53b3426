'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx';

export type Question = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'tone'
>;

interface Asked extends Question {
  answer: (isConfirmed: boolean) => void;
}

/**
 * A `ConfirmDialog` as a promise. Render the dialog that it returns, and wait for `confirm`:
 *
 *     const [confirm, dialog] = useConfirm();
 *     if (await confirm({ title: 'Discard this draft?', confirmLabel: 'Discard' })) discard();
 *
 * While one question is open, another one is answered with no.
 */
export function useConfirm(): readonly [
  confirm: (question: Question) => Promise<boolean>,
  dialog: ReactNode,
] {
  const [asked, ask] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Whoever waits gets an answer, even if the component is gone.
  useEffect(() => () => asked?.answer(false), [asked]);
  const confirm = (question: Question) =>
    isOpen
      ? Promise.resolve(false)
      : new Promise<boolean>((answer) => {
          ask({ ...question, answer });
          setOpen(true);
        });
  const close = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setOpen(false);
  };
  if (asked === null) return [confirm, null];
  const { answer: _, ...question } = asked;
  const dialog = (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    />
  );
  return [confirm, dialog];
}
