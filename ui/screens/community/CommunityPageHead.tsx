import type { CommunityLinks, CommunityPage } from '@vetsync/machines/community/model';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { notOnPhone } from '../layout.css.ts';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import './Community.phrases.ts';
import { useWords } from '../../language/useWords.ts';
import { communityWords } from './Community.words.ts';

interface CommunityPageHeadProps {
  title: string;
  subtitle: string;
  links: CommunityLinks;
  current: CommunityPage;
  /** The page's main action. */
  action?: ReactNode;
}

const pages = ['events', 'network', 'mentors', 'membership'] as const satisfies readonly CommunityPage[];

/** Title of the page and links to the others. */
export function CommunityPageHead({ title, subtitle, links, current, action }: CommunityPageHeadProps) {
  const words = useWords(communityWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space="small">
      <Inline space="medium" align="flex-start" justify="space-between">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={heading}>
            {title}
          </Heading>
          <div className={notOnPhone}>
            <Text tone="muted">{subtitle}</Text>
          </div>
        </Stack>
        {action}
      </Inline>
      <TabLinks
        label={words.nav}
        items={pages.map((page) => ({
          href: links[page],
          label: words.pages[page],
          isCurrent: page === current,
        }))}
      />
    </Stack>
  );
}
