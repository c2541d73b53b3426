import { landingView } from '@vetsync/machines/landing/landing';
import { sessionView } from '@vetsync/machines/account/session';
import { Landing } from '@vetsync/ui/screens/landing/Landing';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { lazyOverlay } from '../page/lazy/lazyOverlay.tsx';
import { useServerActors } from '../page/useServerActors.ts';

const EarlyAccess = lazyOverlay(() => import('./landing/earlyAccess.tsx'));
const CustomSolution = lazyOverlay(() => import('./landing/customSolution.tsx'));

/** In `app/public`, by `scripts/productPictures.ts`. */
const productPictures = '/product';

/** `/?dialog=early-access&source=…` and `/?dialog=custom-solution` open a dialog over the page. */
export default function LandingPage() {
  const { session } = useServerActors();
  const view = landingView(useSelector(session, sessionView));
  const [query] = useSearchParams();
  const dialog = query.get('dialog');
  return (
    <>
      <Landing view={view} send={session.send} pictures={productPictures} />
      <Suspense>
        {dialog === 'early-access' && <EarlyAccess />}
        {dialog === 'custom-solution' && <CustomSolution />}
      </Suspense>
    </>
  );
}
