import { Banner } from '../../../components/Banner/Banner.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { DocumentsProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { documentsWords } from '../Documents.words.ts';

/** Asks for the kind of document, then the file. */
export function DocumentAdd({ view, send }: DocumentsProps) {
  const words = useWords(documentsWords);
  const { state, purposes, purpose, kinds, maxBytes, fileName, refusal, subject, busy } = view;
  const messages = {
    checking: words.checking(fileName),
    storing: words.storing(fileName),
    stored: words.stored(subject?.name ?? ''),
    removed: words.removed(subject?.name ?? ''),
  };
  const failure = state === 'storeFailed' || state === 'removeFailed' ? words[state] : null;
  return (
    <Card as="section" aria-labelledby="document-add">
      <Stack space="large">
        <Heading level={2} id="document-add">
          {words.add}
        </Heading>
        <Select
          label={words.purpose}
          isDisabled={busy}
          options={purposes.map((value) => ({ value, label: words.purposes[value] }))}
          value={purpose}
          onChange={(value) => send({ type: 'purpose.choose', purpose: value })}
        />
        <FileDrop
          label={words.file}
          kinds={kinds}
          maxBytes={maxBytes}
          file={null}
          isDisabled={busy}
          error={refusal ? `${words.refused(fileName)}. ${words.refusals[refusal]}` : undefined}
          onSelect={(file) => send({ type: 'file.choose', file })}
          onRemove={() => {}}
        />
        {failure && (
          <Banner tone="critical" title={failure.title} announce="alert">
            {failure.text}
          </Banner>
        )}
        <div aria-live="polite">
          {state in messages && <Text weight="medium">{messages[state as keyof typeof messages]}</Text>}
        </div>
      </Stack>
    </Card>
  );
}
