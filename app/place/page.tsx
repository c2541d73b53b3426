import { lazy, Suspense, type ComponentType } from 'react';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';

type Page = ComponentType<{ params: Record<string, string | undefined> }>;
type Load = () => Promise<{ default: Page }>;

export interface LoadedPage {
  /** Fetches the page's code; what is preloaded renders at once, as hydration of a prerendered page needs. */
  preload: () => Promise<void>;
  Page: Page;
}

/** A page whose code is fetched when it is first shown. */
export function page(load: Load): LoadedPage {
  let Ready: Page | undefined;
  const preload = async () => {
    Ready = (await load()).default;
  };
  const Lazy = lazy(load);
  const Page: Page = (props) => (
    <Suspense fallback={<GuardSpinner view={{ state: 'loading', email: null }} send={() => {}} />}>
      {Ready ? <Ready {...props} /> : <Lazy {...props} />}
    </Suspense>
  );
  return { preload, Page };
}
