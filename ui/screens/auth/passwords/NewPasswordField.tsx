import { PasswordField, type PasswordFieldProps } from '../../../components/PasswordField/PasswordField.tsx';
import { authWords } from '../Auth.words.ts';
import { PasswordReasons } from './PasswordReasons.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'purpose' | 'help'> {
  /** Fewest characters. */
  minLength: number;
  /** Everything the server has against what was typed. */
  reasons: readonly string[];
}

/** A password to be thought of: how strong it has to be, and all that speaks against the one that was tried. */
export function NewPasswordField({ minLength, reasons, error, ...field }: NewPasswordFieldProps) {
  const isRefused = reasons.length > 1;
  return (
    <PasswordField
      {...field}
      purpose="new"
      help={isRefused ? <PasswordReasons reasons={reasons} /> : authWords.passwordHelp(minLength)}
      error={isRefused ? authWords.passwordRefused : error}
    />
  );
}
