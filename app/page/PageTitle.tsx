import type { Phrase } from '@vetsync/machines/system/model';
import { productName } from '@vetsync/machines/system/model';
import { usePhrases } from '@vetsync/ui/language';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import '@vetsync/ui/screens/system/parts/PageTitles.phrases';

const NameContext = createContext<(name: string | null) => void>(() => {});

/** Sets the document title, unless what is displayed has a name of its own. */
export function PageTitle({ title, children }: { title: Phrase; children: ReactNode }) {
  const text = usePhrases()(title);
  const [name, setName] = useState<string | null>(null);
  const shown = name ?? text;
  useEffect(() => {
    document.title = shown === productName ? shown : `${shown} · ${productName}`;
  }, [shown]);
  return <NameContext value={setName}>{children}</NameContext>;
}

/** Puts the name of the displayed item, such as an organization, into the document title; null for the page's own title. */
export function useName(name: string | null): void {
  const setName = use(NameContext);
  useEffect(() => {
    setName(name);
    return () => setName(null);
  }, [setName, name]);
}
