import type { Phrase } from '@vetsync/machines/kit';
import { productName } from '@vetsync/machines/system/model';
import { usePhrases } from '@vetsync/ui/language';
import { useEffect, type ReactNode } from 'react';
import '@vetsync/ui/screens/system/parts/PageTitles.phrases';

/** Sets the document title. */
export function PageTitle({ title, children }: { title: Phrase; children: ReactNode }) {
  const text = usePhrases()(title);
  useEffect(() => {
    document.title = text === productName ? text : `${text} · ${productName}`;
  }, [text]);
  return children;
}
