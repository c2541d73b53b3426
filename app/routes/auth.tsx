import { authPlaceOf, authTitles, type AuthPlace, type AuthWay } from '@vetsync/machines/auth/model';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import { Place } from '../place/Place.tsx';
import { Password } from './auth/password.tsx';

/** The password first, as most people come for it; the other ways are fetched when they are chosen. */
const ways: Record<AuthWay, ComponentType<{ place: AuthPlace }>> = {
  password: Password,
  code: lazy(() => import('./auth/code.tsx')),
  forgot: lazy(() => import('./auth/forgot.tsx')),
  secondFactor: lazy(() => import('./auth/secondFactor.tsx')),
};

/** `/auth?tab=sign-up&way=code|forgot&mfa=…&google=refused&returnTo=/leads-admin`: every way in that needs no mailed link. */
export default function AuthPage() {
  const place = authPlaceOf(useSearch());
  const Way = ways[place.way];
  const first = useRef(place.way);
  useEffect(() => {
    if (first.current === place.way) return;
    first.current = place.way;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [place.way]);
  return (
    <Place title={authTitles[place.way]}>
      {place.way === 'password' ? (
        // No boundary around it: React would take the prerendered form over only after the rest.
        <Way place={place} />
      ) : (
        <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
          <Way key={place.challengeId} place={place} />
        </Suspense>
      )}
    </Place>
  );
}
