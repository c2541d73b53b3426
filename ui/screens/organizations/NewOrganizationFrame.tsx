import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { PageFrame } from '../system/PageFrame.tsx';
import { useWords } from '../../language/useWords.ts';
import { newOrganizationWords } from './NewOrganization.words.ts';

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
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={useFocusOnChange<HTMLHeadingElement>(created ?? '')}>
            {created === null ? words.title : words.created.title(created)}
          </Heading>
          <Text tone="muted">{created === null ? words.intro : words.created.text}</Text>
        </Stack>
        {children}
      </Stack>
    </PageFrame>
  );
}
