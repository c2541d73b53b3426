import type { CareerLinks, CareerPage } from '@vetsync/machines/career/model';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';

interface CareerTabsProps {
  links: CareerLinks;
  current: CareerPage;
}

const pages = Object.keys(careerWords.pages) as CareerPage[];

/** Links to the pages of the career tab. */
export function CareerTabs({ links, current }: CareerTabsProps) {
  const words = useWords(careerWords);
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
