import type { EducationView } from '@vetsync/machines/education/education';
import type { EducationPage } from '@vetsync/machines/education/model';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import './Education.phrases.ts';
import { educationWords } from './Education.words.ts';

const pages = ['hub', 'applications', 'schools', 'calculator', 'documents'] as const satisfies Exclude<
  EducationPage,
  'compare'
>[];

export interface EducationTabsProps {
  /** Null on the demo's standalone screen, which is not a page of the tab. */
  current: EducationPage | null;
  links: EducationView['links'];
}

/** Links to the pages of the education tab. */
export function EducationTabs({ current, links }: EducationTabsProps) {
  const words = useWords(educationWords);
  return (
    <TabLinks
      label={words.nav}
      items={pages.flatMap((page) => {
        const href = links[page];
        return href === null ? [] : { href, label: words.pages[page], isCurrent: page === current };
      })}
    />
  );
}
