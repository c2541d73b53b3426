import ArrowLeft from 'lucide-react/icons/arrow-left';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { ListingConflict } from './editor/ListingConflict.tsx';
import { ListingForm } from './editor/ListingForm.tsx';
import { ListingHead } from './editor/ListingHead.tsx';
import { ListingPreview } from './editor/ListingPreview.tsx';
import { ListingDetails } from './ListingDetails.tsx';
import { listingEditorWords } from './ListingEditor.words.ts';
import type { ListingEditorProps } from './ListingEditor.types.ts';
import './ListingResults.phrases.ts';

export type { ListingEditorProps } from './ListingEditor.types.ts';

function Content({ view, send }: ListingEditorProps) {
  const { state, shown, reader } = view;
  if (state === 'reading' && shown) return <ListingDetails listing={shown} reader={reader} />;
  if (state === 'previewing') return <ListingPreview view={view} send={send} />;
  if (state === 'conflict') return <ListingConflict view={view} send={send} />;
  return <ListingForm view={view} send={send} />;
}

/** One listing of an organization: a form for whoever may write it, the listing itself for the others. */
export function ListingEditor({ view, send }: ListingEditorProps) {
  const words = useWords(listingEditorWords);
  const { state, organization } = view;
  if (state === 'missing')
    return organization === null ? (
      <OrganizationMissing />
    ) : (
      <EmptyState
        icon={ClipboardList}
        title={words.missing.title}
        action={
          <LinkButton href={view.listHref} variant="primary">
            {words.missing.list}
          </LinkButton>
        }
      >
        {words.missing.text}
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="large">
      <div>
        <LinkButton href={view.listHref} variant="quiet" size="small" icon={ArrowLeft}>
          {words.back}
        </LinkButton>
      </div>
      <ListingHead view={view} />
      <Content view={view} send={send} />
    </Stack>
  );
}
