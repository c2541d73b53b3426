import type { AuthView } from '@vetsync/machines/auth';
import { Banner } from '../../components/Banner/Banner.tsx';
import { authWords as words } from './Auth.words.ts';

export interface AuthFailureProps {
  view: AuthView;
}

/** Why the last try did not work, where the eye returns to: a toast says it too, but is gone in seconds. */
export function AuthFailure({ view }: AuthFailureProps) {
  if (view.failure === null) return null;
  const isLimited = view.state === 'limited';
  return (
    <Banner
      tone={isLimited ? 'caution' : 'critical'}
      title={isLimited ? words.limited.title : words.failed[view.tab]}
    >
      {view.failure}
    </Banner>
  );
}
