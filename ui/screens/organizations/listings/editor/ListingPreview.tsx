import { Banner } from '../../../../components/Banner/Banner.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { useFocusOnMount } from '../../../system/parts/focusOnMount.ts';
import { ListingDetails } from '../ListingDetails.tsx';
import { listingDetailsWords } from '../ListingDetails.words.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingEditorProps } from '../ListingEditor.types.ts';
import { FormActions } from './FormActions.tsx';

/** The listing as a veteran sees it, while it is being written. */
export function ListingPreview({ view, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords).previewing;
  const { by } = useWords(listingDetailsWords);
  const title = useFocusOnMount<HTMLHeadingElement>();
  const { shown, reader } = view;
  if (!shown) return null;
  return (
    <Stack space="medium">
      <Banner
        title={words.title}
        action={<Button onPress={() => send({ type: 'preview.close' })}>{words.back}</Button>}
      >
        {words.text}
      </Banner>
      <Card padding="generous">
        <Stack space="large">
          <Stack as="hgroup" space="xxsmall">
            <Heading level={3} size="title" ref={title} tabIndex={-1}>
              {shown.title || words.untitled}
            </Heading>
            <Text tone="muted">{by(shown.organization.name)}</Text>
          </Stack>
          <ListingDetails listing={shown} reader={reader} level={4} />
        </Stack>
      </Card>
      <FormActions view={view} send={send} />
    </Stack>
  );
}
