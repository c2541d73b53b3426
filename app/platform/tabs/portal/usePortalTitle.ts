import { hasPortal } from '@vetsync/machines/account/model';
import { pagesOfTab, pageShown } from '@vetsync/machines/exchange/model';
import { usePhrases } from '@vetsync/ui/language';
import { usePageNames } from '@vetsync/ui/screens/exchange/PortalPages';
import { useShell } from '../../usePlatform.ts';

/** The name of the open tab, or of the page that it shows instead of its first one. */
export function usePortalTitle(): string {
  const { acting, content } = useShell();
  const title = usePhrases()(content.title);
  const nameOf = usePageNames();
  if (!acting || !hasPortal(acting.role)) return title;
  const open = { role: acting.role, tab: content.tab };
  const [first] = pagesOfTab(open.role, open.tab);
  const page = pageShown(open, content.query);
  return (page !== first && page && nameOf(page, open.role)) || title;
}
