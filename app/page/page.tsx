import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { lazy, Suspense, type ComponentType } from 'react';
import { FocusOnArrival } from './FocusOnArrival.tsx';

/** Fetches the code of a page. */
export type LoadPage = () => Promise<{
  default: ComponentType;
  /** Stands for a guarded page until it is known who is there; shows nothing that belongs to anybody. */
  Waiting?: ComponentType;
}>;

export interface LoadedPage {
  /** Fetches the page's code; what is preloaded renders at once, as hydration of a prerendered page needs. */
  preload: () => Promise<void>;
  Page: ComponentType;
  /** Whether the page sets the title itself, and looks after focus at changes within it. */
  namesItself: boolean;
}

/** A page whose code is fetched when it is first shown. */
export function page(load: LoadPage, { namesItself = false } = {}): LoadedPage {
  let Ready: ComponentType | undefined;
  const Lazy = lazy(load);
  return {
    namesItself,
    preload: async () => {
      Ready = (await load()).default;
    },
    Page: () => {
      // No boundary around it: React would take the page over only after the rest, with whatever changed meanwhile.
      if (Ready)
        return (
          <>
            <FocusOnArrival />
            <Ready />
          </>
        );
      return (
        <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
          <FocusOnArrival />
          <Lazy />
        </Suspense>
      );
    },
  };
}
