import '../Wellness.phrases.ts';
import type { WellnessLinks, WellnessPage } from '@vetsync/machines/wellness/model';
import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

interface WellnessTabsProps {
  links: WellnessLinks;
  current: WellnessPage;
}

const pages = ['overview', 'appointments', 'claims', 'check'] as const satisfies readonly WellnessPage[];

/** Links to the pages of the wellness tab. */
export function WellnessTabs({ links, current }: WellnessTabsProps) {
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
