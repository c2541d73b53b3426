import '../../system/forms/Input.phrases.ts';
import type { Phrase } from '@vetsync/machines/system/model';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import type { PasswordFieldProps } from '../../../components/PasswordField/PasswordField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { authWords } from '../Auth.words.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import * as styles from './PasswordReasons.css.ts';

interface PasswordReasonsProps {
  reasons: readonly Phrase[];
}

/** All reasons why the server rejected a password, as part of the field's description. */
function PasswordReasons({ reasons }: PasswordReasonsProps) {
  const write = usePhrases();
  return (
    <ul className={styles.reasons}>
      {reasons.map(write).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

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
