import { chanceOf } from '@vetsync/machines/reviews/model';
import { universityMachine, universityView } from '@vetsync/machines/university';
import { universityActivities } from '@vetsync/samples/university';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import NotHere from '../shell/NotHereTab.tsx';
import { useUniversity } from './useUniversity.ts';

export default function UniversityDashboardTab() {
  const { at, samples, world, epoch, detail } = useUniversity();
  // The same for as long as the demo is not begun anew.
  const [activities] = useState(() =>
    at.mode === 'demo' ? universityActivities(Date.now(), chanceOf(`activities ${epoch}`)) : [],
  );
  const university = useActorRef(universityMachine, {
    input: { samples, world, activities, at, reader: browserReader(), now: Date.now },
  });
  useEffect(() => university.send({ type: 'world.changed', world }), [university, world]);
  const view = useSelector(university, universityView);
  return detail.length > 0 ? <NotHere /> : <UniversityDashboard view={view} />;
}
