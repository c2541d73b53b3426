import { reasons as list } from './PasswordReasons.css.ts';

export interface PasswordReasonsProps {
  reasons: readonly string[];
}

/** All reasons why the server rejected a password, as part of the field's description. */
export function PasswordReasons({ reasons }: PasswordReasonsProps) {
  return (
    <ul className={list}>
      {reasons.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
