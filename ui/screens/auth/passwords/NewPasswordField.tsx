import type { Phrase } from '@vetsync/machines/system/model';
import { PasswordField, type PasswordFieldProps } from '../../../components/PasswordField/PasswordField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { authWords } from '../Auth.words.ts';
import { PasswordReasons } from './PasswordReasons.tsx';
import '../../system/forms/Input.phrases.ts';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'purpose' | 'help'> {
  /** Minimum length. */
  minLength: number;
  /** All reasons why the server rejected the password. */
  reasons: readonly Phrase[];
}

/** A new password: the requirements, and all reasons why the last one was rejected. */
export function NewPasswordField({ minLength, reasons, error, ...field }: NewPasswordFieldProps) {
  const words = useWords(authWords);
  const isRefused = reasons.length > 1;
  return (
    <PasswordField
      {...field}
      purpose="new"
      help={isRefused ? <PasswordReasons reasons={reasons} /> : words.passwordHelp(minLength)}
      error={isRefused ? words.passwordRefused : error}
    />
  );
}
