import { createContext, use } from 'react';
import type { Root } from '../root.ts';

export const RootContext = createContext<Root | null>(null);

/** The machines that screens share. */
export function useRoot(): Root {
  const root = use(RootContext);
  if (!root) throw new Error('No root machines here: render inside <App>');
  return root;
}
