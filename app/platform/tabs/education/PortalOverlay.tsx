import { commonApplicationMachine, commonApplicationView } from '@vetsync/machines/commonApplication';
import { deliveryOf } from '@vetsync/machines/shell/model';
import { parsePortalDraft } from '@vetsync/machines/education/model';
import { samplePrograms } from '@vetsync/samples/education';
import { CommonApplication } from '@vetsync/ui/screens/education/CommonApplication';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApplicant } from '../applications/useApplicant.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { setOverlay } from '../../overlayQuery.ts';
import { usePlatform, usePlatformEvents } from '../../usePlatform.ts';

/** The Common Application Portal; what is chosen and written in it survives a reload. */
export default function PortalOverlay({ isOpen }: { isOpen: boolean }) {
  const applicant = useApplicant();
  const { mode } = usePlatform().view().shell;
  const storage = useOwnerStorage('common_application');
  const portal = useActorRef(commonApplicationMachine, {
    input: {
      programs: samplePrograms,
      delivery: deliveryOf(mode),
      applicant,
      persisted: parsePortalDraft(storage.read(), samplePrograms),
      now: Date.now,
    },
  });
  usePlatformEvents(portal);
  useEffect(() => {
    const subscriptions = [
      portal.on('dialog.closed', () => {
        // Somebody who stepped back meanwhile is where they want to be.
        if (new URLSearchParams(location.search).get('open') === 'portal') setOverlay(null);
      }),
      portal.on('draft.changed', ({ draft }) => persistDraft(storage, draft)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [portal, storage]);
  useEffect(() => portal.send({ type: 'applicant.changed', applicant }), [portal, applicant]);
  useEffect(() => portal.send({ type: isOpen ? 'portal.open' : 'portal.shut' }), [portal, isOpen]);
  return <CommonApplication view={useSelector(portal, commonApplicationView)} send={portal.send} />;
}
