import { Stack } from '../../components/Stack/Stack.tsx';
import { ApplicationStatus } from './application/ApplicationStatus.tsx';
import { BenefitRings } from './calculator/BenefitRings.tsx';
import { Deadlines } from './application/Deadlines.tsx';
import { columns } from './Education.css.ts';
import { EducationActions } from './EducationActions.tsx';
import { EducationHead } from './EducationHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { educationWords } from './Education.words.ts';
import { PortalBanner } from './application/PortalBanner.tsx';
import { ProgramSearch } from './ProgramSearch.tsx';
import type { ProgramsProps } from './Education.types.ts';

export type { ProgramsProps } from './Education.types.ts';

/** The Education Hub (feature spec, section 2, "College page"). */
export function EducationHub({ view, send, programs }: ProgramsProps) {
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
      <ProgramSearch programs={programs} />
    </Stack>
  );
}
