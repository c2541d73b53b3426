import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileX from 'lucide-react/icons/file-x';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { ImportDone } from './import/ImportDone.tsx';
import { ImportForm } from './import/ImportForm.tsx';
import { ImportExample } from './import/ImportExample.tsx';
import { jobImportWords } from './JobImport.words.ts';
import type { JobImportProps } from './JobImport.types.ts';

export type { JobImportProps } from './JobImport.types.ts';

/** Adds jobs from a CSV file, and reports what is wrong with it by line. */
export function JobImport({ view, send }: JobImportProps) {
  const words = useWords(jobImportWords);
  const { state, organization, listHref } = view;
  if (state === 'missing') return <OrganizationMissing />;
  if (state === 'loadFailed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'closed')
    return (
      <EmptyState
        icon={FileX}
        title={words.closed.title}
        action={
          <LinkButton href={listHref} variant="primary">
            {words.closed.list}
          </LinkButton>
        }
      >
        {words.closed.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <div>
        <LinkButton href={listHref} variant="quiet" size="small" icon={ArrowLeft}>
          {words.back}
        </LinkButton>
      </div>
      <Stack space="xxsmall">
        <Heading level={2}>{words.title}</Heading>
        <Text tone="muted">{words.text}</Text>
      </Stack>
      {state === 'done' && <ImportDone view={view} />}
      <ImportForm view={view} send={send} />
      <ImportExample view={view} send={send} />
    </Stack>
  );
}
