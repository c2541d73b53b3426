import type { AuthView } from '@vetsync/machines/auth/auth';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { useWords } from '../../../language/useWords.ts';
import { authWords } from '../Auth.words.ts';

export interface AuthFailureProps {
  view: AuthView;
}

/** Why the last attempt failed, above the form. */
export function AuthFailure({ view }: AuthFailureProps) {
  const words = useWords(authWords);
  return <FormFailure view={view} title={words.failed[view.tab]} announce="alert" />;
}
