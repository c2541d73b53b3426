import type { EducationView } from '@vetsync/machines/education/education';
import type { EducationPage } from '@vetsync/machines/education/model';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { screenOnly } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import './Education.phrases.ts';
import { educationWords } from './Education.words.ts';

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
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space="small">
      <Stack as="hgroup" space="xxsmall">
        <Heading level={1} ref={heading}>
          {title}
        </Heading>
        <Text tone="muted">{subtitle}</Text>
      </Stack>
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
