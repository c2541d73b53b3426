import { authMachine, authView } from '@vetsync/machines/auth';
import { authRouteOf, type AuthRoute, type AuthTab } from '@vetsync/machines/auth/model';
import type { SignIn, SignInAnswer, SignInMethods, SignUp } from '@vetsync/machines/account/model';
import { sessionView } from '@vetsync/machines/session';
import { Auth } from '@vetsync/ui/screens/auth/Auth';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { locationNow } from '../../page/location.ts';
import { go } from '../../page/go.ts';
import { hrefWith } from '../../page/hrefWith.ts';
import { useIsHydrated } from '../../page/useIsHydrated.ts';
import { useMethods } from '../../page/useMethods.ts';
import { useRootEvents } from '../../page/useRootEvents.ts';
import { useRoot } from '../../page/useRoot.ts';
import { useServed } from '../../page/useServed.ts';
import { calls } from '../../services/http/calls.ts';

const machine = authMachine.provide({
  actors: {
    signIn: fromPromise<SignInAnswer, SignIn>(({ input }) => calls.signIn(input)),
    signUp: fromPromise<unknown, SignUp>(({ input }) => calls.signUp(input)),
    resend: fromPromise<unknown, { email: string }>(({ input }) => calls.resend(input.email)),
  },
});

interface SignInProps {
  route: AuthRoute;
  methods: SignInMethods;
}

const offeredBy = ({ google, passwordMinLength }: SignInMethods) => ({
  passwordMinLength,
  googleAvailable: google,
});

/** The prerendered form, which is the same for all visitors. */
const prerenderedView = (tab: AuthTab, methods: SignInMethods) =>
  authView(createActor(machine, { input: { tab, ...offeredBy(methods) } }).getSnapshot());

function SignInOrUp({ route: { tab, google }, methods }: SignInProps) {
  const { session } = useServed();
  // During hydration, `route` is the one that the page was prerendered for.
  const arrived = authRouteOf(locationNow().search);
  const auth = useActorRef(machine, {
    input: {
      tab: arrived.tab,
      returnTo: arrived.returnTo,
      signedIn: sessionView(session.getSnapshot()).user !== null,
      googleRefusal: arrived.google,
      ...offeredBy(methods),
    },
  });
  useRootEvents(auth);
  useEffect(() => {
    const subscriptions = [
      session.on('session.signedIn', () => auth.send({ type: 'session.signedIn' })),
      auth.on('tab.changed', (emitted) => {
        go(hrefWith({ tab: emitted.tab === 'signUp' ? 'sign-up' : null }), { replace: true });
      }),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [auth, session]);
  useEffect(() => {
    if (auth.getSnapshot().context.tab !== tab) auth.send({ type: 'tab.choose', tab });
  }, [auth, tab]);
  useEffect(() => {
    // A reload must not show the message again.
    if (google) go(hrefWith({ google: null }), { replace: true });
  }, [google]);
  const view = useSelector(auth, authView);
  const isHydrated = useIsHydrated();
  return <Auth view={isHydrated ? view : prerenderedView(tab, methods)} send={auth.send} />;
}

/** The two tabs of the sign-in screen. */
export function Password({ route }: { route: AuthRoute }) {
  const { prerendered } = useRoot();
  const asked = useMethods();
  const methods = prerendered?.methods ?? asked;
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <SignInOrUp route={route} methods={methods} />;
}
