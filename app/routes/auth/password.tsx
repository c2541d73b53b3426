import { authMachine, authView, type AuthParentEvent } from '@vetsync/machines/auth/auth';
import { parseAuthRoute, type AuthRoute, type AuthTab } from '@vetsync/machines/account/model';
import type { SignInMethods } from '@vetsync/machines/account/model';
import { sessionView } from '@vetsync/machines/account/session';
import { Auth } from '@vetsync/ui/screens/auth/Auth';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { locationChanges } from '../../page/changes.ts';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { useRemoveOutcome } from '../../page/useRemoveOutcome.ts';
import { signIns } from '../../services/sessionChanges.ts';
import type { Session } from '../../services/session.ts';
import { currentLocation } from '../../page/location.ts';
import { navigateTo } from '../../page/navigateTo.ts';
import { hrefWith } from '../../page/links/hrefWith.ts';
import { useIsHydrated } from '../../page/useIsHydrated.ts';
import { useSignInMethods } from '../../page/useSignInMethods.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useRoot } from '../../page/useRoot.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { calls } from '../../services/http/calls.ts';
import { called } from '../../services/calling.ts';

const locationTab = () => parseAuthRoute(currentLocation().search).tab;

const machineFor = memoizeByKey((session: Session) =>
  authMachine.provide({
    actors: {
      signIn: called(calls.signIn),
      signUp: called(calls.signUp),
      resend: called(calls.resend),
      sessionChanges: signIns(session),
      locationChanges: locationChanges<AuthParentEvent>(({ path, search }) =>
        path === '/auth' ? { type: 'location.changed', ...parseAuthRoute(search) } : null,
      ),
    },
  }),
);

/** Names the tab in the URL, unless the URL named it first. */
function showTabInUrl({ tab }: { tab: AuthTab }): void {
  if (tab !== locationTab())
    navigateTo(hrefWith({ tab: tab === 'signUp' ? 'sign-up' : null }), { replace: true });
}

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
  authView(createActor(authMachine, { input: { tab, ...offeredBy(methods) } }).getSnapshot());

function SignInOrUp({ route: { tab }, methods }: SignInProps) {
  const { session } = useServerActors();
  // During hydration, `route` is the one that the page was prerendered for.
  const arrived = parseAuthRoute(currentLocation().search);
  const auth = usePageActor(machineFor(session), {
    input: {
      tab: arrived.tab,
      returnTo: arrived.returnTo,
      signedIn: sessionView(session.getSnapshot()).user !== null,
      googleRefusal: arrived.google,
      ...offeredBy(methods),
    },
    on: { 'tab.changed': showTabInUrl },
  });
  useRemoveOutcome('google');
  const view = useSelector(auth, authView);
  const isHydrated = useIsHydrated();
  return <Auth view={isHydrated ? view : prerenderedView(tab, methods)} send={auth.send} />;
}

/** The two tabs of the sign-in screen. */
export function Password({ route }: { route: AuthRoute }) {
  const { prerendered } = useRoot();
  const asked = useSignInMethods();
  const methods = prerendered?.methods ?? asked;
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <SignInOrUp route={route} methods={methods} />;
}
