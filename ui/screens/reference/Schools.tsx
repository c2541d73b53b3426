import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { columns } from '../layout.css.ts';
import { SchoolPage } from './SchoolPage.tsx';
import { SchoolSearch } from './SchoolSearch.tsx';
import type { SchoolsProps } from './Schools.types.ts';
import { schoolsWords } from './Schools.words.ts';
import { SourceList } from './parts/Sources.tsx';

export type { SchoolsProps } from './Schools.types.ts';

/** The search of schools, or the one that is open, with where each figure is from. */
export function Schools({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  return (
    <div className={columns}>
      {view.page === 'closed' ? (
        <SchoolSearch view={view} send={send} />
      ) : (
        <SchoolPage view={view} send={send} />
      )}
      <Stack space="large">
        <SourceList sources={view.sources} />
        {view.sources.length > 0 && (
          <Text size="caption" tone="muted">
            {words.trademark}
          </Text>
        )}
      </Stack>
    </div>
  );
}
