import { authRouteOf, authTitles, type AuthRoute, type AuthWay } from '@vetsync/machines/auth/model';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import { PageTitle } from '../page/PageTitle.tsx';
import { Password } from './auth/password.tsx';

/** The password is bundled, because most people use it. The other ways are loaded when they are chosen. */
const ways: Record<AuthWay, ComponentType<{ route: AuthRoute }>> = {
  password: Password,
  code: lazy(() => import('./auth/code.tsx')),
  forgot: lazy(() => import('./auth/forgot.tsx')),
  secondFactor: lazy(() => import('./auth/secondFactor.tsx')),
};

/** `/auth?tab=sign-up&way=code|forgot&mfa=…&google=refused&returnTo=/leads-admin`: all ways to sign in except emailed links. */
export default function AuthPage() {
  const route = authRouteOf(useSearch());
  const Way = ways[route.way];
  const first = useRef(route.way);
  useEffect(() => {
    if (first.current === route.way) return;
    first.current = route.way;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route.way]);
  return (
    <PageTitle title={authTitles[route.way]}>
      {route.way === 'password' ? (
        // Without a Suspense boundary, because React would hydrate the prerendered form last.
        <Way route={route} />
      ) : (
        <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
          <Way key={route.challengeId} route={route} />
        </Suspense>
      )}
    </PageTitle>
  );
}
