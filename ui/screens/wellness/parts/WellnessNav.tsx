import type { WellnessLinks, WellnessPage } from '@vetsync/machines/wellness/model';
import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

export interface WellnessNavProps {
  links: WellnessLinks;
  current: WellnessPage;
}

const pages = ['overview', 'appointments', 'claims', 'check'] as const satisfies readonly WellnessPage[];

/** Navigation between the pages of the wellness tab. */
export function WellnessNav({ links, current }: WellnessNavProps) {
  const words = useWords(wellnessWords);
  return (
    <TabLinks
      label={words.nav}
      items={pages.map((page) => ({
        href: links[page],
        label: words.pages[page],
        isCurrent: page === current,
      }))}
    />
  );
}
