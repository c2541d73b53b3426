/** The code of the guide "Links and routers", by router. The packages aren't installed here. */
export const routers = {
  wouter: `import { VetSyncProvider } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { Router, useLocation, useRouter } from 'wouter';
import { App } from './App';

function useHref(href: string) {
  const { base } = useRouter();
  return href.startsWith('/') ? base + href : href;
}

function Links({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <VetSyncProvider locale="en-US" navigate={navigate} useHref={useHref}>
      {children}
    </VetSyncProvider>
  );
}

export const Root = () => (
  <Router base="/app">
    <Links>
      <App />
    </Links>
  </Router>
);`,

  reactRouter: `import { VetSyncProvider } from '@vetsync/ui/language';
import type { ReactNode } from 'react';
import { BrowserRouter, useHref as useRouterHref, useNavigate } from 'react-router';
import { App } from './App';

function useHref(href: string) {
  const drawn = useRouterHref(href);
  return href.startsWith('/') ? drawn : href;
}

function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <VetSyncProvider locale="en-US" navigate={navigate} useHref={useHref}>
      {children}
    </VetSyncProvider>
  );
}

export const Root = () => (
  <BrowserRouter basename="/app">
    <Links>
      <App />
    </Links>
  </BrowserRouter>
);`,

  next: `// app/Provider.tsx
'use client';
import { componentsSpanish } from '@vetsync/ui/components/spanish';
import { VetSyncProvider } from '@vetsync/ui/language';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

const useHref = (href: string) => (href.startsWith('/') ? '/app' + href : href);

export function Provider({ locale, children }: { locale: string; children: ReactNode }) {
  const router = useRouter();
  const messages = locale === 'es' ? componentsSpanish : undefined;
  return (
    <VetSyncProvider locale={locale} messages={messages} navigate={router.push} useHref={useHref}>
      {children}
    </VetSyncProvider>
  );
}`,

  tanstack: `import { VetSyncProvider } from '@vetsync/ui/language';
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router';

function useHref(href: string) {
  const router = useRouter();
  return href.startsWith('/') ? router.buildLocation({ to: href }).href : href;
}

function Root() {
  const router = useRouter();
  return (
    <VetSyncProvider
      locale="en-US"
      navigate={(href) => void router.navigate({ to: href })}
      useHref={useHref}
    >
      <Outlet />
    </VetSyncProvider>
  );
}

export const Route = createRootRoute({ component: Root });`,
};
