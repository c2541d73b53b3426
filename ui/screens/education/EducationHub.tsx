import { Stack } from '../../components/Stack/Stack.tsx';
import { ApplicationStatus } from './application/ApplicationStatus.tsx';
import { BenefitRings } from './calculator/BenefitRings.tsx';
import { Deadlines } from './application/Deadlines.tsx';
import { columns } from './Education.css.ts';
import { EducationActions } from './EducationActions.tsx';
import { EducationHead } from './EducationHead.tsx';
import { EducationOverlay } from './EducationOverlay.tsx';
import { useWords } from '../../language/useWords.ts';
import { educationWords } from './Education.words.ts';
import { PortalBanner } from './application/PortalBanner.tsx';
import { FindCard } from '../applications/FindCard.tsx';
import { ProgramSearch } from './programs/ProgramSearch.tsx';
import type { EducationProps } from './Education.types.ts';

export type { EducationProps } from './Education.types.ts';

/** The Education Hub (feature spec, section 2, "College page"). */
export function EducationHub({ view, send }: EducationProps) {
  const words = useWords(educationWords);
  return (
    <Stack space="large">
      <EducationHead title={words.title} subtitle={words.subtitle} current="hub" links={view.links} />
      <PortalBanner view={view} send={send} />
      <div className={columns}>
        <Deadlines view={view} send={send} />
        <ApplicationStatus view={view} send={send} />
      </div>
      <BenefitRings view={view} />
      <EducationActions links={view.links} />
      {view.findHref === null && <ProgramSearch view={view} send={send} />}
      {/* Before the first application, its place leads there. */}
      {view.findHref !== null && view.applications.length > 0 && (
        <FindCard words={words.find} href={view.findHref} variant="secondary" />
      )}
      <EducationOverlay view={view} send={send} />
    </Stack>
  );
}
