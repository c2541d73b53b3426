import '../Wellness.phrases.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { screenOnly } from '../../layout.css.ts';
import type { WellnessLinks, WellnessPage } from '@vetsync/machines/wellness/model';
import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';
import { PageHeading } from '../../system/parts/PageHeading.tsx';

interface WellnessNavProps {
  links: WellnessLinks;
  current: WellnessPage;
}

const pages = ['overview', 'appointments', 'claims', 'check'] as const satisfies readonly WellnessPage[];

/** Navigation between the pages of the wellness tab. */
function WellnessNav({ links, current }: WellnessNavProps) {
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

interface WellnessPageHeadProps extends WellnessNavProps {
  title: string;
  subtitle?: string;
}

/** Title of the page and links to the others. */
export function WellnessPageHead({ title, subtitle, ...nav }: WellnessPageHeadProps) {
  return (
    <Stack space="small">
      <PageHeading title={title} subtitle={subtitle} />
      <div className={screenOnly}>
        <WellnessNav {...nav} />
      </div>
    </Stack>
  );
}
