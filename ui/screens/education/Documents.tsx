import { Banner } from '../../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { columns } from '../layout.css.ts';
import { DocumentAdd } from './documents/DocumentAdd.tsx';
import { DocumentList } from './documents/DocumentList.tsx';
import { useWords } from '../../language/useWords.ts';
import { documentsWords } from './Documents.words.ts';
import { EducationHead } from './EducationHead.tsx';
import type { DocumentsProps } from './Education.types.ts';

export type { DocumentsProps } from './Education.types.ts';

/** "Document Upload": documents for applications. The files are in this browser, the list may be in the account. */
export function Documents(props: DocumentsProps) {
  const words = useWords(documentsWords);
  const { view, send, links } = props;
  const { state, subject } = view;
  const place = view.isListed ? 'account' : 'browser';
  return (
    <Stack space="large">
      <EducationHead title={words.title} subtitle={words.subtitle} current="documents" links={links} />
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
