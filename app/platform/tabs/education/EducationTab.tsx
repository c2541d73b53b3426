import { educationView } from '@vetsync/machines/education';
import type { ApplicationTarget } from '@vetsync/machines/applications/model';
import { samplePrograms } from '@vetsync/samples/education';
import { Education } from '@vetsync/ui/screens/education/Education';
import { EducationRecon } from '@vetsync/ui/screens/education/EducationRecon';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useMountOnceOpen } from '../applications/useMountOnceOpen.ts';
import { useEducation } from './useEducation.ts';

// Forms and calculator are heavy: each is fetched when it is first opened.
const StandaloneApplication = lazy(() => import('../applications/StandaloneApplication.tsx'));
const PortalOverlay = lazy(() => import('./PortalOverlay.tsx'));
const CalculatorPage = lazy(() => import('./CalculatorPage.tsx'));
const DocumentsPage = lazy(() => import('./DocumentsPage.tsx'));

function targetOf(programId: string | null): ApplicationTarget | null {
  const program = samplePrograms.find(({ id }) => id === programId);
  return program
    ? { kind: 'college', id: program.id, program: program.program, university: program.name }
    : null;
}

/** The veteran's education tab, and the demo's own screen to scout programs. */
export default function EducationTab() {
  const { screen, route, education } = useEducation();
  const view = useSelector(education, educationView);
  const target = route.open === 'apply' ? targetOf(route.programId) : null;
  const hasApplication = useMountOnceOpen(target !== null);
  const hasPortal = useMountOnceOpen(route.open === 'portal');
  return (
    <>
      {screen === 'demoEducationRecon' ? (
        <EducationRecon view={view} send={education.send} />
      ) : (
        <Education
          view={view}
          send={education.send}
          pages={{
            calculator: (
              <Suspense>
                <CalculatorPage view={view} />
              </Suspense>
            ),
            documents: (
              <Suspense>
                <DocumentsPage view={view} />
              </Suspense>
            ),
          }}
        />
      )}
      <Suspense>
        {hasApplication && <StandaloneApplication target={target} names={['program']} />}
        {hasPortal && <PortalOverlay isOpen={route.open === 'portal'} />}
      </Suspense>
    </>
  );
}
