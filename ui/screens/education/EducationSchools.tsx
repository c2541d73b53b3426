import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { Schools, type SchoolsProps } from '../reference/Schools.tsx';
import { schoolsWords } from '../reference/Schools.words.ts';
import { EducationHead, type EducationHeadProps } from './EducationHead.tsx';

export interface EducationSchoolsProps extends SchoolsProps, Pick<EducationHeadProps, 'links'> {}

/** Schools in the education tab: the page of a signed-in person. */
export function EducationSchools({ links, ...schools }: EducationSchoolsProps) {
  const words = useWords(schoolsWords);
  return (
    <Stack space="large">
      <EducationHead title={words.title} subtitle={words.subtitle} current="schools" links={links} />
      <Schools {...schools} />
    </Stack>
  );
}
