import type { ReactNode } from 'react';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Anchor } from '../../../../components/Link/Anchor.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { PageFrame } from '../../../system/PageFrame.tsx';
import { publicPagesWords } from './PublicPages.words.ts';

export interface PublicFrameProps {
  /** Signs in and comes back to this page. */
  signInHref: string;
  children: ReactNode;
}

/** Frame of the pages that everyone can read. They work without JavaScript. */
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
      <Stack space="xlarge">
        <div>{children}</div>
        <nav aria-label={words.lookups.title}>
          <Inline space="medium">
            <Anchor href="/">{words.about}</Anchor>
            {(['listings', 'occupations', 'schools', 'countdown'] as const).map((name) => (
              <Anchor key={name} href={`/${name}`}>
                {words.lookups[name]}
              </Anchor>
            ))}
          </Inline>
        </nav>
      </Stack>
    </PageFrame>
  );
}
