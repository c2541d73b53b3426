import type { Phrase } from '@vetsync/machines/system/model';
import { usePhrases } from '../../../language/usePhrases.ts';
import * as styles from './PasswordReasons.css.ts';

export interface PasswordReasonsProps {
  reasons: readonly Phrase[];
}

/** All reasons why the server rejected a password, as part of the field's description. */
export function PasswordReasons({ reasons }: PasswordReasonsProps) {
  const write = usePhrases();
  return (
    <ul className={styles.reasons}>
      {reasons.map(write).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
