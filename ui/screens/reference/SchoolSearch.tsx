import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { FormGrid } from '../../components/FormGrid/FormGrid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import type { SchoolsProps } from './Schools.types.ts';
import { schoolsWords } from './Schools.words.ts';
import { ComparedSchools, CompareToggle } from './parts/CompareSchools.tsx';
import { NotImported } from './parts/NotImported.tsx';
import { schoolTool } from './parts/schools.ts';
import { SchoolRow } from './parts/SchoolRow.tsx';
import { SourceMark } from './parts/Sources.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

/** Schools by name and near a ZIP code. */
export function SchoolSearch({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  return (
    <Stack space="medium">
      <FormGrid>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={view.q}
          onChange={(q) => send({ type: 'search.change', q })}
        />
        <TextField
          label={words.zip}
          value={view.near}
          inputMode="numeric"
          autoComplete="postal-code"
          isRequired={false}
          onChange={(zip) => send({ type: 'zip.change', zip })}
        />
      </FormGrid>
      <ComparedSchools view={view} send={send} />
      <Found view={view} send={send} />
    </Stack>
  );
}

function Found({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  switch (view.list) {
    case 'idle':
      return (
        <EmptyState drawing="school" title={words.start.title}>
          {words.start.text}
        </EmptyState>
      );
    case 'searching':
    case 'loading':
      return view.found.length > 0 ? (
        <Listed view={view} send={send} />
      ) : (
        <div aria-busy>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      );
    case 'listed':
    case 'loadingMore':
    case 'moreFailed':
      return <Listed view={view} send={send} />;
    case 'nothing':
      return (
        <EmptyState drawing="search" title={words.nothing.title}>
          {words.nothing.text}
        </EmptyState>
      );
    case 'unknown':
      return (
        <EmptyState drawing="place" title={words.unknownZip.title}>
          {words.unknownZip.text}
        </EmptyState>
      );
    case 'notImported':
      return (
        <NotImported isAdmin={view.isAdmin} level={2} official={{ href: schoolTool, label: words.tool }} />
      );
    case 'failed':
      return (
        <LoadFailed
          announce="status"
          words={words.failed}
          failure={view.problem}
          onRetry={() => send({ type: 'list.retry' })}
        />
      );
  }
}

function Listed({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  return (
    <Stack space="small" align="stretch">
      <div>
        <Heading isLive level={2}>
          {words.found(view.found.length, view.hasMore)}{' '}
          <SourceMark of={['schools', 'school-tuition']} sources={view.sources} />
        </Heading>
      </div>
      <RowList>
        {view.found.map((school) => (
          <SchoolRow
            key={school.id}
            school={school}
            actions={<CompareToggle school={school} compared={view.compared} send={send} />}
          />
        ))}
      </RowList>
      {view.list === 'moreFailed' && (
        <LoadFailed
          announce="status"
          level={3}
          words={words.failed}
          failure={view.problem}
          onRetry={() => send({ type: 'list.retry' })}
        />
      )}
      {view.hasMore && view.list !== 'moreFailed' && (
        <div>
          <Button isPending={view.list === 'loadingMore'} onPress={() => send({ type: 'list.more' })}>
            {words.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
