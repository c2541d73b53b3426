import { VetSyncProvider } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { locale } from './language.es.ts';

/** Spanish for dates, numbers and react-aria's own texts. The words of the screens are built in. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => (
  <VetSyncProvider locale={locale}>{children}</VetSyncProvider>
);
