import { Button, type ButtonProps } from '../../../components/Button/Button.tsx';
import { formatDuration } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { submitButtonWords } from './SubmitButton.words.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'width' | 'variant'> {
  view: { canSubmit: boolean; busy: boolean; waitSeconds?: number | null };
  /** Label while the form is being submitted. */
  busyLabel: string;
  /** What submitting the form does. */
  children: string;
}

/** Submits its form. While it can't, it says why: the form is being submitted, or there were too many attempts. */
export function SubmitButton({ view, busyLabel, children, variant = 'primary', width }: SubmitButtonProps) {
  const words = useWords(submitButtonWords);
  const { canSubmit, busy, waitSeconds = null } = view;
  const label = waitSeconds === null ? children : words.wait(formatDuration(waitSeconds));
  return (
    <Button type="submit" variant={variant} width={width} isPending={busy} isDisabled={!canSubmit && !busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
