import type { ListingServer } from '@vetsync/machines/organizations/model';
import { reviewStep } from '@vetsync/machines/shell/model';
import { lazy, Suspense, type ReactNode } from 'react';
import { useShell } from '../../usePlatform.ts';
import type { EarlierOf } from './knownWorld.ts';

const Page = lazy(() => import('./SentApplicationPage.tsx'));
const nothing: EarlierOf = () => [];

interface WithApplicationsProps {
  /** What the person had sent to schools before their world began; null until that is loaded. @default nothing */
  earlierOf?: EarlierOf | null;
  /** Where the tab finds other openings; undefined until that is loaded. */
  listings: ListingServer | undefined;
  /** The tab that lists them. */
  children: ReactNode;
}

/** A tab with a page for each of the person's own applications. */
export function WithApplications({ earlierOf = nothing, listings, children }: WithApplicationsProps) {
  const { detail } = useShell().content;
  const [step, id, ...more] = detail;
  if (step !== reviewStep || id === undefined || more.length > 0) return children;
  return (
    <Suspense>
      {earlierOf && listings && <Page key={id} id={id} earlierOf={earlierOf} listings={listings} />}
    </Suspense>
  );
}
