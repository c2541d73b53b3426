import type { PublicOccupationsView } from '@vetsync/machines/reference/model';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { occupationsWords } from '../Occupations.words.ts';
import { CodeRows } from '../parts/CodeRows.tsx';
import { oneField } from '../Reference.css.ts';
import { lookupsWords } from './Lookups.words.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

/** The search of military occupations for everyone, as a form of the browser. */
export function PublicOccupations({ view }: { view: PublicOccupationsView }) {
  const allWords = useWords(lookupsWords);
  const words = allWords.occupations;
  const sharedWords = useWords(occupationsWords);
  return (
    <Stack space="large">
      <PageHead title={words.title} subtitle={words.text} />
      <search>
        <form method="get" className={oneField}>
          {view.branch !== 'all' && <input type="hidden" name="branch" value={view.branch} />}
          <TextField
            name="q"
            label={sharedWords.search}
            help={sharedWords.placeholder}
            defaultValue={view.q}
          />
          <Button type="submit" variant="primary">
            {allWords.search}
          </Button>
        </form>
      </search>
      <TabLinks
        label={words.branches}
        items={view.branches.map(({ branch, href, isCurrent }) => ({
          label: sharedWords.branches[branch],
          href,
          isCurrent,
        }))}
      />
      {view.found && view.found.length > 0 && (
        <Stack space="small">
          <Heading level={2}>{sharedWords.found(view.found.length)}</Heading>
          <CodeRows codes={view.found} />
        </Stack>
      )}
      {view.found?.length === 0 && (
        <EmptyState drawing="search" title={sharedWords.nothing.title}>
          {sharedWords.nothing.text}
        </EmptyState>
      )}
    </Stack>
  );
}
