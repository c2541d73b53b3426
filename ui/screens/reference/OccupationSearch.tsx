import { Anchor } from '../../components/Link/Anchor.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { CodeRows } from './parts/CodeRows.tsx';
import { NotImported } from './parts/NotImported.tsx';
import type { OccupationsProps } from './Occupations.types.ts';
import { occupationsWords } from './Occupations.words.ts';
import { FoundCount } from '../system/lists/FoundCount.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

/** The person's own codes, and the search of all. */
export function OccupationSearch({ view, send }: OccupationsProps) {
  const words = useWords(occupationsWords);
  return (
    <Section
      title={words.own.title}
      action={view.own.length > 0 && <Anchor href={view.editHref}>{words.own.edit}</Anchor>}
    >
      <Stack space="medium">
        {view.own.length > 0 ? (
          <CodeRows codes={view.own} />
        ) : (
          <Anchor href={view.editHref}>{words.own.none}</Anchor>
        )}
        <Stack space="small" as="section" aria-labelledby="occupation-search">
          <div>
            <Heading level={2} id="occupation-search">
              {words.title}
            </Heading>
            <Text size="small" tone="muted">
              {words.text}
            </Text>
          </div>
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            value={view.q}
            onChange={(q) => send({ type: 'search.change', q })}
          />
          <Select
            label={words.branch}
            value={view.branch}
            options={view.branches.map((value) => ({ value, label: words.branches[value] }))}
            onChange={(branch) => send({ type: 'branch.choose', branch })}
          />
          <Found view={view} send={send} />
        </Stack>
      </Stack>
    </Section>
  );
}

function Found({ view, send }: OccupationsProps) {
  const words = useWords(occupationsWords);
  switch (view.list) {
    case 'idle':
      return null;
    case 'loading':
    case 'searching':
      return view.found.length > 0 ? (
        <CodeRows codes={view.found} />
      ) : (
        <div aria-busy>
          <Text size="small" tone="muted">
            {words.searching}
          </Text>
          <Skeleton lines={3} />
        </div>
      );
    case 'listed':
      return (
        <Stack space="small">
          <FoundCount level={3} count={words.found(view.found.length)} />
          <CodeRows codes={view.found} />
        </Stack>
      );
    case 'nothing':
      return (
        <EmptyState level={3} title={words.nothing.title}>
          {words.nothing.text}
        </EmptyState>
      );
    case 'notImported':
      return <NotImported isAdmin={view.isAdmin} level={3} />;
    case 'failed':
      return (
        <LoadFailed
          announce="status"
          level={3}
          words={words.failed}
          failure={view.problem}
          onRetry={() => send({ type: 'list.retry' })}
        />
      );
  }
}
