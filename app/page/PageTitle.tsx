import { productName } from '@vetsync/machines/system/model';
import { useEffect, type ReactNode } from 'react';

/** Sets the document title. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
  return children;
}
