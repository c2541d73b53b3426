'use client';
import { createContext, useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface Navigation {
  /**
   * Goes to a page of this site without a reload. It gets the `href` as the component has it. Links call it for a plain click
   * only: the browser opens new tabs and windows, downloads, other sites, and parts of the same page.
   */
  navigate: (href: string) => void;
  /** A hook that returns the address that is drawn for an `href`, such as one below the base of a router. @default the same */
  useHref?: (href: string) => string;
}

const asItIs = (href: string) => href;

/** Null: the browser follows links. */
export const NavigationContext = createContext<Required<Navigation> | null>(null);

/** Hands all links inside to a router. `VetSyncProvider` does the same. */
export function NavigationProvider({
  navigate,
  useHref = asItIs,
  children,
}: Navigation & { children: ReactNode }) {
  const navigation = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </RouterProvider>
  );
}
