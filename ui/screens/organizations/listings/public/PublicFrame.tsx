import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { PageFrame } from '../../../system/PageFrame.tsx';
import { publicPagesWords } from './PublicPages.words.ts';

export interface PublicFrameProps {
  /** Signs in and comes back to this page. */
  signInHref: string;
  children: ReactNode;
}

/** Frame of the pages that everybody can read. They work without JavaScript. */
export function PublicFrame({ signInHref, children }: PublicFrameProps) {
  const words = useWords(publicPagesWords);
  return (
    <PageFrame
      actions={
        <LinkButton href={signInHref} size="small">
          {words.signIn}
        </LinkButton>
      }
    >
      {children}
    </PageFrame>
  );
}
