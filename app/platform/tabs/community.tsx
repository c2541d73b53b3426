import { lazy, Suspense, type ComponentType } from 'react';
import { useCommunityPlace, type CommunityHere } from './community/useCommunityPlace.ts';
import NotHere from './notHere.tsx';

type Page = ComponentType<{ here: CommunityHere }>;

const pages = {
  events: lazy(async () => ({ default: (await import('./community/EventsPage.tsx')).EventsPage })),
  network: lazy(async () => ({ default: (await import('./community/NetworkPage.tsx')).NetworkPage })),
  mentors: lazy(async () => ({ default: (await import('./community/MentorsPage.tsx')).MentorsPage })),
  membership: lazy(async () => ({
    default: (await import('./community/MembershipPage.tsx')).MembershipPage,
  })),
} satisfies Record<string, Page>;

/** The veteran's community tab, and the demo's own screens of its pages. */
export default function CommunityTab() {
  const here = useCommunityPlace();
  const { page } = here.place;
  if (page === 'unknown') return <NotHere />;
  const Page: Page = pages[page];
  return (
    <Suspense>
      <Page here={here} />
    </Suspense>
  );
}
