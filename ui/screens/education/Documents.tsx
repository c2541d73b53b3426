import './Education.phrases.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { columns, entry } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { documentsWords } from './Documents.words.ts';
import { educationWords } from './Education.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { DocumentsProps } from './Education.types.ts';
import { Card } from '../../components/Card/Card.tsx';
import { FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import Download from 'lucide-react/icons/download';
import { Box } from '../../components/Box/Box.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { fileSize } from '../../components/FileDrop/fileSize.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { relativeTime } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

function DocumentList({ view, send, intl }: DocumentsProps) {
  const words = useWords(documentsWords);
  const { documents, busy } = view;
  return (
    <Card as="section" aria-labelledby="document-list">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="document-list">
            {words.list}
          </Heading>
          {documents.length > 0 && (
            <Text size="small" tone="muted">
              {words.count(documents.length)}
            </Text>
          )}
        </Inline>
        {documents.length === 0 && (
          <EmptyState level={3} title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        )}
        <Box as="ul" listStyle="none" aria-label={words.list}>
          {documents.map(({ id, name, size, kind, purpose, addedAt, isHere }) => (
            <li key={id} className={entry}>
              <Inline space="xsmall" align="baseline" justify="space-between">
                <Stack space="hair" minWidth={0}>
                  <Text as="div" weight="medium">
                    {words.purposes[purpose]}
                  </Text>
                  <Text as="div" size="small">
                    {name}
                  </Text>
                  <Text as="div" size="small" tone="muted">
                    {kind.toUpperCase()}, {fileSize(size)}
                  </Text>
                  <TimeText at={addedAt} intl={intl} size="small" tone="muted">
                    {words.added(relativeTime(addedAt, intl))}
                  </TimeText>
                  {!isHere && (
                    <Text as="div" size="small">
                      {words.away}
                    </Text>
                  )}
                </Stack>
                <Inline space="xsmall">
                  {isHere && (
                    <Button
                      size="small"
                      icon={Download}
                      aria-label={words.saveOf(name)}
                      onPress={() => send({ type: 'document.save', documentId: id })}
                    >
                      {words.save}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    isDisabled={busy}
                    aria-label={words.removeOf(name)}
                    onPress={() => send({ type: 'document.remove', documentId: id })}
                  >
                    {words.remove}
                  </Button>
                </Inline>
              </Inline>
            </li>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}

/** Asks for the kind of document, then the file. */
function DocumentAdd({ view, send }: DocumentsProps) {
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

export type { DocumentsProps } from './Education.types.ts';

/** "Document Upload": documents for applications. The files are in this browser, the list may be in the account. */
export function Documents(props: DocumentsProps) {
  const words = useWords(documentsWords);
  const sharedWords = useWords(educationWords);
  const { view, send, links } = props;
  const { state, subject } = view;
  const place = view.isListed ? 'account' : 'browser';
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        hub={sharedWords.title}
        tabs={<PageTabs words={sharedWords} links={links} current="documents" />}
      />
      <Banner tone="info" title={words.privacy[place].title}>
        {words.privacy[place].text}
      </Banner>
      {state === 'loading' && <Spinner label={words.loading} />}
      {state === 'loadFailed' && (
        <ErrorState
          title={words.loadFailed.title}
          action={<Button onPress={() => send({ type: 'load.retry' })}>{words.loadFailed.retry}</Button>}
        >
          {words.loadFailed.text}
        </ErrorState>
      )}
      {state !== 'loading' && state !== 'loadFailed' && (
        <div className={columns}>
          <DocumentList {...props} />
          <DocumentAdd {...props} />
        </div>
      )}
      <ConfirmDialog
        isOpen={state === 'confirmingRemoval'}
        tone="critical"
        title={words.question.title}
        confirmLabel={words.question.confirm}
        cancelLabel={words.question.cancel}
        onConfirm={() => send({ type: 'remove.confirm' })}
        onCancel={() => send({ type: 'remove.cancel' })}
      >
        {words.question.text[place](subject?.name ?? '')}
      </ConfirmDialog>
    </Stack>
  );
}
