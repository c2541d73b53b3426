import { Stack } from '../../../components/Stack/Stack.tsx';
import { columns } from '../../layout.css.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { Deadlines } from './Deadlines.tsx';
import { EducationHead } from '../EducationHead.tsx';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';

/** "Track Applications": all applications to schools, and what is due. */
export function ApplicationsPage({ view, send }: EducationProps) {
  const words = useWords(educationWords).applications;
  return (
    <Stack space="large">
      <EducationHead title={words.page} subtitle={words.pageText} current="applications" links={view.links} />
      <div className={columns}>
        <ApplicationStatus view={view} send={send} />
        <Deadlines view={view} send={send} />
      </div>
    </Stack>
  );
}
