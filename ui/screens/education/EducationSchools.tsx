import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { Schools, type SchoolsProps } from '../reference/Schools.tsx';
import { schoolsWords } from '../reference/Schools.words.ts';
import { EducationTabs, type EducationTabsProps } from './EducationTabs.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface EducationSchoolsProps extends SchoolsProps, Pick<EducationTabsProps, 'links'> {}

/** Schools in the education tab: the page of a signed-in person. */
export function EducationSchools({ links, ...schools }: EducationSchoolsProps) {
  const words = useWords(schoolsWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        tabs={<EducationTabs links={links} current="schools" />}
      />
      <Schools {...schools} />
    </Stack>
  );
}
