import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { useWords } from '../../language/useWords.ts';
import { newOrganizationWords } from './NewOrganization.words.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface NewOrganizationFrameProps {
  /** Name of the added organization; null before. */
  created?: string | null;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
  children: ReactNode;
}

/** The page around a `NewOrganization`. Its heading says what has become of it. */
export function NewOrganizationFrame({ created = null, account, children }: NewOrganizationFrameProps) {
  const words = useWords(newOrganizationWords);
  return (
    <PageFrame width="reading" actions={account}>
      <Stack space="large">
        <PageHead
          title={created === null ? words.title : words.created.title(created)}
          subtitle={created === null ? words.intro : words.created.text}
          about={created ?? ''}
        />
        {children}
      </Stack>
    </PageFrame>
  );
}
