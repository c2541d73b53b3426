import { educationMachine } from '@vetsync/machines/education';
import { readEducationRoute } from '@vetsync/machines/education/model';
import {
  sampleBenefits,
  sampleCollegeApplications,
  sampleDeadlines,
  samplePrograms,
} from '@vetsync/samples/education';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { go } from '../../../page/go.ts';
import { saveCalendarFile } from '../../../services/browser/calendarFile.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { useApplicant } from '../applications/useApplicant.ts';
import { hrefWith, setOverlay } from '../../overlayQuery.ts';
import { usePlatform, usePlatformEvents } from '../../usePlatform.ts';

/** What every part of the education tab goes by: the place, the programs, and the machine of the tab. */
export function useEducation() {
  const { actor, view } = usePlatform();
  const { mode, content } = view().shell;
  const { role, screen, detail, query } = content;
  const { veteranId } = useApplicant();
  const world = useSelector(actor.world, ({ context }) => context.log.world);
  const route = readEducationRoute(detail, query);
  const education = useActorRef(educationMachine, {
    input: {
      route,
      programs: samplePrograms,
      benefits: mode === 'demo' ? sampleBenefits : null,
      earlier: mode === 'demo' ? sampleCollegeApplications : () => [],
      deadlines: mode === 'demo' ? sampleDeadlines : () => [],
      world,
      veteranId,
      mode,
      role,
      reader: browserReader(),
      now: Date.now,
    },
  });
  usePlatformEvents(education);
  useEffect(() => {
    const subscriptions = [
      education.on('query.changed', ({ changes, replace }) => go(hrefWith(changes), { replace })),
      education.on('open.changed', ({ open, changes }) => {
        const isOpen = new URLSearchParams(location.search).has('open');
        // From one dialog to another, as from details to the application: a step back leads to the page.
        if (open && isOpen) go(hrefWith({ open, ...changes }), { replace: true });
        else if (open || isOpen) setOverlay(open, changes);
      }),
      education.on('page.saveCalendar', ({ entry }) => void saveCalendarFile(entry)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [education]);
  const address = JSON.stringify(route);
  useEffect(
    () => education.send({ type: 'location.changed', route: JSON.parse(address) as typeof route }),
    [education, address],
  );
  useEffect(() => education.send({ type: 'world.changed', world }), [education, world]);
  return { screen, route, education };
}
export type EducationState = ReturnType<typeof useEducation>;
