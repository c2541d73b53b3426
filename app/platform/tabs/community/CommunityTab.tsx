import { lazy, Suspense, type ComponentType } from 'react';
import { useCommunityRoute, type CommunityState } from './useCommunityRoute.ts';
import NotHere from '../shell/NotHereTab.tsx';

type Page = ComponentType<{ here: CommunityState }>;

const pages = {
  events: lazy(async () => ({ default: (await import('./EventsPage.tsx')).EventsPage })),
  network: lazy(async () => ({ default: (await import('./NetworkPage.tsx')).NetworkPage })),
  mentors: lazy(async () => ({ default: (await import('./MentorsPage.tsx')).MentorsPage })),
  membership: lazy(async () => ({
    default: (await import('./MembershipPage.tsx')).MembershipPage,
  })),
} satisfies Record<string, Page>;

/** The veteran's community tab, and the demo's own screens of its pages. */
export default function CommunityTab() {
  const here = useCommunityRoute();
  const { page } = here.route;
  if (page === 'unknown') return <NotHere />;
  const Page: Page = pages[page];
  return (
    <Suspense>
      <Page here={here} />
    </Suspense>
  );
}
