import type { EducationView } from '@vetsync/machines/education/education';
import type { EducationPage } from '@vetsync/machines/education/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { screenOnly } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import './Education.phrases.ts';
import { educationWords } from './Education.words.ts';
import { PageHeading } from '../system/parts/PageHeading.tsx';

const pages = ['hub', 'applications', 'schools', 'calculator', 'documents'] as const satisfies Exclude<
  EducationPage,
  'compare'
>[];

export interface EducationHeadProps {
  title: string;
  subtitle: string;
  current: EducationPage | null;
  links: EducationView['links'];
}

/** Title of a page of the education tab and links to the others. */
export function EducationHead({ title, subtitle, current, links }: EducationHeadProps) {
  const words = useWords(educationWords);
  return (
    <Stack space="small">
      <PageHeading title={title} subtitle={subtitle} />
      <div className={screenOnly}>
        <TabLinks
          label={words.nav}
          items={pages.flatMap((page) => {
            const href = links[page];
            return href === null ? [] : { href, label: words.pages[page], isCurrent: page === current };
          })}
        />
      </div>
    </Stack>
  );
}
