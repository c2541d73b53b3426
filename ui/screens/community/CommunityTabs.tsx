import type { CommunityLinks, CommunityPage } from '@vetsync/machines/community/model';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../language/useWords.ts';
import './Community.phrases.ts';
import { communityWords } from './Community.words.ts';

interface CommunityTabsProps {
  links: CommunityLinks;
  current: CommunityPage;
}

const pages = ['events', 'network', 'mentors', 'membership'] as const satisfies readonly CommunityPage[];

/** Links to the pages of the community tab. */
export function CommunityTabs({ links, current }: CommunityTabsProps) {
  const words = useWords(communityWords);
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
