import { claimsMachine } from '@vetsync/machines/claims';
import { claimHelpers, sampleClaims } from '@vetsync/samples/wellness';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { go } from '../../../page/go.ts';
import { saveCalendarFile } from '../../../services/browser/calendarFile.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { hrefWith } from '../../overlayQuery.ts';
import { useSendOnChange } from '../../useSendOnChange.ts';
import type { Wellness } from './useWellness.ts';

/** Disability claims; a signed-in person has none that we know of. */
export function useClaims({ route: { claimId }, at, links }: Wellness) {
  const [now] = useState(Date.now);
  const claims = useActorRef(claimsMachine, {
    input: {
      claims: at.mode === 'demo' ? sampleClaims(now) : [],
      helpers: claimHelpers,
      claimId,
      links,
      reader: { ...browserReader(), now },
    },
  });
  useEffect(() => {
    const subscriptions = [
      claims.on('location.changed', (emitted) => go(hrefWith({ claim: emitted.claimId }), { replace: true })),
      claims.on('page.saveCalendar', ({ entry }) => void saveCalendarFile(entry)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [claims]);
  useSendOnChange(claims, { type: 'location.changed', claimId });
  return claims;
}
