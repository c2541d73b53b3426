import { authMachine, authView } from '@vetsync/machines/auth';
import type { AuthPlace, SignIn, SignInAnswer, SignInMethods, SignUp } from '@vetsync/machines/model';
import { sessionView } from '@vetsync/machines/session';
import { Auth } from '@vetsync/ui/screens/auth/Auth';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { go } from '../../place/go.ts';
import { hrefWith } from '../../place/hrefWith.ts';
import { useMethods } from '../../place/useMethods.ts';
import { useNews } from '../../place/useNews.ts';
import { useServed } from '../../place/useServed.ts';
import { calls } from '../../services/http/calls.ts';

const machine = authMachine.provide({
  actors: {
    signIn: fromPromise<SignInAnswer, SignIn>(({ input }) => calls.signIn(input)),
    signUp: fromPromise<unknown, SignUp>(({ input }) => calls.signUp(input)),
    resend: fromPromise<unknown, { email: string }>(({ input }) => calls.resend(input.email)),
  },
});

interface SignInProps {
  place: AuthPlace;
  methods: SignInMethods;
}

function SignInOrUp({ place: { tab, returnTo, google }, methods }: SignInProps) {
  const { session } = useServed();
  const auth = useActorRef(machine, {
    input: {
      tab,
      returnTo,
      signedIn: sessionView(session.getSnapshot()).user !== null,
      passwordMinLength: methods.passwordMinLength,
      googleAvailable: methods.google,
      googleRefusal: google,
    },
  });
  useNews(auth);
  useEffect(() => {
    const heard = [
      session.on('session.signedIn', () => auth.send({ type: 'session.signedIn' })),
      auth.on('tab.changed', (news) => {
        go(hrefWith({ tab: news.tab === 'signUp' ? 'sign-up' : null }), { replace: true });
      }),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [auth, session]);
  useEffect(() => {
    if (auth.getSnapshot().context.tab !== tab) auth.send({ type: 'tab.choose', tab });
  }, [auth, tab]);
  useEffect(() => {
    // Said once: not again after a reload.
    if (google) go(hrefWith({ google: null }), { replace: true });
  }, [google]);
  return <Auth view={useSelector(auth, authView)} send={auth.send} />;
}

/** The two tabs of the sign-in screen. */
export function Password({ place }: { place: AuthPlace }) {
  const methods = useMethods();
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <SignInOrUp place={place} methods={methods} />;
}
