import type { ReactNode } from 'react';

/** English needs no provider. `LanguageProvider.es.tsx` takes the place of this file in the Spanish build. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => children;
