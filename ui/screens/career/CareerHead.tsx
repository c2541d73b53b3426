import type { CareerLinks, CareerPage } from '@vetsync/machines/career/model';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';

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
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space="small">
      <Stack as="hgroup" space="xxsmall">
        <Heading level={1} ref={heading}>
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </Stack>
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
