'use client';
import { createContext } from 'react';

/** How links are followed and drawn. */
export interface Navigation {
  /**
   * Goes to a page of this site without a reload. It gets the `href` as the component has it. Links call it for a plain click
   * only: the browser opens new tabs and windows, downloads, other sites, and parts of the same page.
   */
  navigate: (href: string) => void;
  /** A hook that returns the address that is drawn for an `href`, such as one below the base of a router. */
  useHref: (href: string) => string;
}

/** Null: the browser follows links. `VetSyncProvider` sets it. */
export const NavigationContext = createContext<Navigation | null>(null);
