import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingEditorProps } from '../ListingEditor.types.ts';
import { ListingStatus } from '../ListingStatus.tsx';

/** What is open, and whether the public sees it. */
export function ListingHead({ view }: Pick<ListingEditorProps, 'view'>) {
  const words = useWords(listingEditorWords);
  const { kind, status, state, shown } = view;
  const title = words.titles[kind][status === null ? 'add' : 'edit'];
  return (
    <Stack space="xxsmall">
      <Inline space="small" align="center">
        <Heading level={2}>{state === 'reading' && shown ? shown.title : title}</Heading>
        {status && <ListingStatus status={status} />}
      </Inline>
      {status === 'published' && state !== 'reading' && <Text tone="muted">{words.public}</Text>}
    </Stack>
  );
}
