import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';

export interface PageTabsProps<Page extends string> {
  /** What the group and its pages are called, in their order. */
  words: { nav: string; pages: Readonly<Record<Page, string>> };
  /** A page without an address isn't offered. */
  links: Readonly<Record<NoInfer<Page>, string | null>>;
  /** Null on a page that is none of them. */
  current: NoInfer<Page> | null;
}

/** Links to the pages of a tab, for the `PageHead` of each. */
export function PageTabs<Page extends string>({ words, links, current }: PageTabsProps<Page>) {
  return (
    <TabLinks
      label={words.nav}
      items={(Object.keys(words.pages) as Page[]).flatMap((page) => {
        const { [page]: href } = links;
        return href === null ? [] : { href, label: words.pages[page], isCurrent: page === current };
      })}
    />
  );
}
