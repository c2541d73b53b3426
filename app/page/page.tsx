import type { Phrase } from '@vetsync/machines/system/model';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { lazy, Suspense, type ComponentType } from 'react';
import { FocusOnArrival } from './FocusOnArrival.tsx';

/** Loads the code of a page. */
export type LoadPage = () => Promise<{
  default: ComponentType;
  /** Placeholder of a guarded page until the session is known. Contains no personal data. */
  Waiting?: ComponentType;
}>;

export interface LoadedPage {
  /** Loads the page's code. A preloaded page renders synchronously, as hydration of a prerendered page requires. */
  preload: () => Promise<void>;
  Page: ComponentType;
  /** The document title; null if the page sets it itself. */
  title: Phrase | null;
}

/** A page whose code is loaded when it is first rendered. */
export function lazyPage(load: LoadPage, title: Phrase | null = null): LoadedPage {
  let Ready: ComponentType | undefined;
  const Lazy = lazy(load);
  return {
    title,
    preload: async () => {
      Ready = (await load()).default;
    },
    Page: () => {
      // Without a Suspense boundary, because React would hydrate it last, after other state may have changed.
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
