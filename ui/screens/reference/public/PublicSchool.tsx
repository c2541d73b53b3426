import type { PublicSchoolView } from '@vetsync/machines/reference/model';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { columns } from '../../layout.css.ts';
import { SchoolRecord } from '../SchoolRecord.tsx';
import { SourceList } from '../parts/Sources.tsx';
import { lookupsWords } from './Lookups.words.ts';

/** A school and what the GI Bill pays there, for everyone. */
export function PublicSchool({ view }: { view: PublicSchoolView }) {
  const words = useWords(lookupsWords);
  const { open, sources, searchHref } = view;
  return (
    <Stack space="medium">
      <Breadcrumbs
        items={[
          { label: words.school.all, href: searchHref },
          { label: open.school.name, href: '#school' },
        ]}
      />
      <div className={columns}>
        <SchoolRecord open={open} sources={sources} level={1} />
        <SourceList sources={sources} />
      </div>
    </Stack>
  );
}
