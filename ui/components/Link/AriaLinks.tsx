'use client';
import { useContext, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { NavigationContext } from '../../language/Navigation.ts';

/** Hands the links that components of react-aria draw to the provider's router. Around each, so that only they load it. */
export function AriaLinks({ children }: { children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  return navigation ? <RouterProvider {...navigation}>{children}</RouterProvider> : children;
}
