import { Banner } from '../../../../components/Banner/Banner.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { listingEditorWords } from '../ListingEditor.words.ts';
import type { ListingEditorProps } from '../ListingEditor.types.ts';
import { listingNamesWords } from '../ListingNames.words.ts';
import { fieldText } from './fieldText.ts';

/** Both versions of a listing that two people have changed at once, and the choice between them. */
export function ListingConflict({ view: { form, intl }, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords).conflict;
  const sharedWords = useWords(listingNamesWords);
  if (!form) return null;
  return (
    <Stack space="medium">
      <Banner tone="caution" title={words.title} announce="alert">
        {words.text}
      </Banner>
      {form.conflict.map(({ field, mine, theirs }) => (
        <Section key={field} title={sharedWords.fields[field]} level={3}>
          <DescriptionList
            layout="stacked"
            items={[
              {
                label: words.mine,
                value: fieldText({ sharedWords, words }, field, mine, intl) || words.empty,
              },
              {
                label: words.theirs,
                value: fieldText({ sharedWords, words }, field, theirs, intl) || words.empty,
              },
            ]}
          />
        </Section>
      ))}
      <Inline space="small">
        <Button variant="primary" onPress={() => send({ type: 'conflict.keepMine' })}>
          {words.keepMine}
        </Button>
        <Button onPress={() => send({ type: 'conflict.takeTheirs' })}>{words.takeTheirs}</Button>
      </Inline>
    </Stack>
  );
}
