import { commonApplicationView, type commonApplicationMachine } from '@vetsync/machines/commonApplication';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useMountOnceOpen } from '../../useMountOnceOpen.ts';

// Its form is fetched when the portal is first opened.
const CommonApplication = lazy(async () => ({
  default: (await import('@vetsync/ui/screens/education/CommonApplication')).CommonApplication,
}));

/** The Common Application Portal over the tab. */
export function PortalOverlay({ portal }: { portal: ActorRefFrom<typeof commonApplicationMachine> }) {
  const view = useSelector(portal, commonApplicationView);
  const isNeeded = useMountOnceOpen(view.open);
  return <Suspense>{isNeeded && <CommonApplication view={view} send={portal.send} />}</Suspense>;
}
