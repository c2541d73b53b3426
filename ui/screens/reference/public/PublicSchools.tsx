import type { PublicSchoolsView } from '@vetsync/machines/reference/model';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { RowList } from '../../../components/RowList/RowList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { search } from '../../organizations/listings/public/Public.css.ts';
import { SchoolRow } from '../parts/SchoolRow.tsx';
import { SourceList, SourceMark } from '../parts/Sources.tsx';
import { schoolsWords } from '../Schools.words.ts';
import { lookupsWords } from './Lookups.words.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

/** The search of schools for everyone, as a form of the browser. */
export function PublicSchools({ view }: { view: PublicSchoolsView }) {
  const allWords = useWords(lookupsWords);
  const words = allWords.schools;
  const sharedWords = useWords(schoolsWords);
  const { found, moreHref, sources } = view;
  return (
    <Stack space="large">
      <PageHead title={words.title} subtitle={words.text} />
      <search>
        <form method="get" className={search}>
          <TextField name="q" label={sharedWords.search} defaultValue={view.q} />
          <TextField
            name="near"
            label={sharedWords.zip}
            inputMode="numeric"
            defaultValue={view.near}
            {...(view.isZipUnknown && { error: sharedWords.unknownZip.title })}
          />
          <Button type="submit" variant="primary">
            {allWords.search}
          </Button>
        </form>
      </search>
      {found && found.length > 0 && (
        <Stack space="small">
          <Heading level={2}>
            {sharedWords.found(found.length, moreHref !== null)}{' '}
            <SourceMark of={['schools', 'school-tuition']} sources={sources} />
          </Heading>
          <RowList>
            {found.map((school) => (
              <SchoolRow key={school.id} school={school} />
            ))}
          </RowList>
          {moreHref && (
            <div>
              <LinkButton href={moreHref}>{allWords.more}</LinkButton>
            </div>
          )}
          <SourceList sources={sources} />
        </Stack>
      )}
      {found?.length === 0 && (
        <EmptyState drawing="search" title={sharedWords.nothing.title}>
          {sharedWords.nothing.text}
        </EmptyState>
      )}
    </Stack>
  );
}
