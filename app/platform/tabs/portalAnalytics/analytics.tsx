import { emptyNonprofit, sampleNonprofit } from '@vetsync/machines/nonprofit/model';
import { emptyRecruiter, sampleRecruiter } from '@vetsync/machines/recruiter/model';
import { emptyUniversity, sampleUniversity } from '@vetsync/machines/university/model';
import { readReportRange, type ReportSource } from '@vetsync/machines/portalAnalytics/model';
import type { Desk } from '@vetsync/machines/messages/model';
import { portalAnalyticsMachine, portalAnalyticsView } from '@vetsync/machines/portalAnalytics';
import { PortalAnalytics } from '@vetsync/ui/screens/portalAnalytics/PortalAnalytics';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import { saveFile } from '../../../services/browser/saveFile.ts';
import { usePlatform, usePlatformEvents } from '../../usePlatform.ts';
import { useOwnDesk } from '../portal/useOwnDesk.ts';
import { useReceivedWorld } from '../portal/useReceivedWorld.ts';

/** What the report of whichever organization is shown is made from. */
function useSource(): ReportSource {
  const desk = useOwnDesk();
  const { view } = usePlatform();
  const isSample = view().shell.mode === 'demo';
  const world = useReceivedWorld();
  const [samples] = useState(() => samplesOf(desk, isSample));
  return useMemo(() => ({ ...samples, world, isSample }), [samples, world, isSample]);
}

function samplesOf(desk: Desk, isSample: boolean) {
  const now = Date.now();
  if (desk === 'recruiter') return { desk, samples: isSample ? sampleRecruiter(now) : emptyRecruiter };
  return desk === 'university'
    ? { desk, samples: isSample ? sampleUniversity(now) : emptyUniversity }
    : { desk, samples: isSample ? sampleNonprofit(now) : emptyNonprofit };
}

/** The analytics of a recruiter, the reports of a university or a nonprofit. */
export default function AnalyticsTab() {
  const { mode, content } = usePlatform().view().shell;
  const { role, tab, query } = content;
  const source = useSource();
  const range = readReportRange(query);
  const analytics = useActorRef(portalAnalyticsMachine, {
    input: { at: { mode, role }, tab, source, range, reader: browserReader(), now: Date.now },
  });
  usePlatformEvents(analytics);
  useLayoutEffect(() => {
    const subscriptions = analytics.on('page.saveFile', ({ file }) => saveFile(file));
    return () => subscriptions.unsubscribe();
  }, [analytics]);
  useEffect(() => analytics.send({ type: 'location.changed', range }), [analytics, range]);
  useEffect(() => analytics.send({ type: 'source.changed', source }), [analytics, source]);
  return <PortalAnalytics view={useSelector(analytics, portalAnalyticsView)} send={analytics.send} />;
}
