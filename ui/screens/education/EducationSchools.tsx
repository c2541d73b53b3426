import './Education.phrases.ts';
import type { EducationView } from '@vetsync/machines/education/education';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { Schools, type SchoolsProps } from '../reference/Schools.tsx';
import { schoolsWords } from '../reference/Schools.words.ts';
import { educationWords } from './Education.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface EducationSchoolsProps extends SchoolsProps, Pick<EducationView, 'links'> {}

/** Schools in the education tab: the page of a signed-in person. */
export function EducationSchools({ links, ...schools }: EducationSchoolsProps) {
  const words = useWords(schoolsWords);
  const sharedWords = useWords(educationWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        hub={sharedWords.title}
        tabs={<PageTabs words={sharedWords} links={links} current="schools" />}
      />
      <Schools {...schools} />
    </Stack>
  );
}
