import type { CareerLinks, CareerPage } from '@vetsync/machines/career/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { PageHeading } from '../system/parts/PageHeading.tsx';

interface CareerHeadProps {
  title: string;
  subtitle?: string;
  links: CareerLinks;
  /** Null on the demo's standalone screen, which is not a page of the tab. */
  current: CareerPage | null;
}

const pages = Object.keys(careerWords.pages) as CareerPage[];

/** Title of the page and links to the tab's other pages. */
export function CareerHead({ title, subtitle, links, current }: CareerHeadProps) {
  const words = useWords(careerWords);
  return (
    <Stack space="small">
      <PageHeading title={title} subtitle={subtitle} />
      {current && (
        <TabLinks
          label={words.nav}
          items={pages.map((page) => ({
            href: links[page],
            label: words.pages[page],
            isCurrent: page === current,
          }))}
        />
      )}
    </Stack>
  );
}
