import { authMachine, authView } from '@vetsync/machines/auth';
import type { SignIn, SignUp } from '@vetsync/machines/model';
import { sessionView } from '@vetsync/machines/session';
import { Auth } from '@vetsync/ui/screens/auth/Auth';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { go } from '../place/go.ts';
import { useRoot } from '../place/useRoot.ts';
import { useNews } from '../place/useNews.ts';
import { calls } from '../services/http/calls.ts';

const machine = authMachine.provide({
  actors: {
    signIn: fromPromise<unknown, SignIn>(({ input }) => calls.signIn(input)),
    signUp: fromPromise<unknown, SignUp>(({ input }) => calls.signUp(input)),
    resend: fromPromise<unknown, { email: string }>(({ input }) => calls.resend(input.email)),
  },
});

/** `/auth?tab=sign-up&returnTo=/leads-admin`. */
export default function AuthPage() {
  const { session } = useRoot();
  const query = new URLSearchParams(location.search);
  const auth = useActorRef(machine, {
    input: {
      tab: query.get('tab') === 'sign-up' ? 'signUp' : 'signIn',
      returnTo: query.get('returnTo'),
      signedIn: sessionView(session.getSnapshot()).user !== null,
    },
  });
  useNews(auth);
  useEffect(() => {
    const signedIn = session.on('session.signedIn', () => auth.send({ type: 'session.signedIn' }));
    const tab = auth.on('tab.changed', (news) => {
      const named = new URLSearchParams(location.search);
      if (news.tab === 'signUp') named.set('tab', 'sign-up');
      else named.delete('tab');
      go(`/auth${named.size > 0 ? `?${named}` : ''}`, { replace: true });
    });
    return () => {
      signedIn.unsubscribe();
      tab.unsubscribe();
    };
  }, [auth, session]);
  return <Auth view={useSelector(auth, authView)} send={auth.send} />;
}
