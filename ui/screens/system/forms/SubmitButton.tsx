import { Button, type ButtonProps } from '../../../components/Button/Button.tsx';
import { countdown } from '../../format.ts';
import { submitButtonWords } from './SubmitButton.words.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'width' | 'emphasis'> {
  view: { canSubmit: boolean; busy: boolean; waitSeconds?: number | null };
  /** While the form is on its way. */
  busyLabel: string;
  /** What sending the form does. */
  children: string;
}

/** Sends its form; says why it can't for now: it is on its way, or too many tries were made. */
export function SubmitButton({ view, busyLabel, children, emphasis = 'primary', width }: SubmitButtonProps) {
  const { canSubmit, busy, waitSeconds = null } = view;
  const label = waitSeconds === null ? children : submitButtonWords.wait(countdown(waitSeconds));
  return (
    <Button type="submit" emphasis={emphasis} width={width} isPending={busy} isDisabled={!canSubmit && !busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
