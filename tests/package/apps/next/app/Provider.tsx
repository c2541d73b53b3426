'use client';
import { componentsSpanish } from '@vetsync/ui/components/spanish';
import { VetSyncProvider } from '@vetsync/ui/language';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

const belowApp = (href: string) => (href.startsWith('/') ? `/app${href}` : href);

export function Provider({ locale, children }: { locale: string; children: ReactNode }) {
  const router = useRouter();
  const messages = locale === 'es' ? componentsSpanish : undefined;
  return (
    <VetSyncProvider locale={locale} messages={messages} navigate={router.push} useHref={belowApp}>
      {children}
    </VetSyncProvider>
  );
}
