import { parseAuthRoute, type AuthRoute, type AuthPage } from '@vetsync/machines/account/model';
import { pageTitle } from '@vetsync/machines/shell/model';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import { PageTitle } from '../page/PageTitle.tsx';
import { Password } from './auth/password.tsx';

/** The password is bundled, because most people use it. The other pages are loaded when they are opened. */
const pages: Record<AuthPage, ComponentType<{ route: AuthRoute }>> = {
  password: Password,
  code: lazy(() => import('./auth/code.tsx')),
  forgot: lazy(() => import('./auth/forgot.tsx')),
  secondFactor: lazy(() => import('./auth/secondFactor.tsx')),
};

/** `/auth?tab=sign-up&way=code|forgot&mfa=…&google=refused&returnTo=/leads-admin`: all ways to sign in except emailed links. */
export default function AuthScreen() {
  const route = parseAuthRoute(useSearch());
  const Page = pages[route.page];
  const first = useRef(route.page);
  useEffect(() => {
    if (first.current === route.page) return;
    first.current = route.page;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route.page]);
  return (
    <PageTitle title={pageTitle(`auth_${route.page}`)}>
      {route.page === 'password' ? (
        // Without a Suspense boundary, because React would hydrate the prerendered form last.
        <Page route={route} />
      ) : (
        <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
          <Page key={route.challengeId} route={route} />
        </Suspense>
      )}
    </PageTitle>
  );
}
