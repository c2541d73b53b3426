import type { PublicLookupOf } from '@vetsync/machines/reference/model';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { NotImported } from '../parts/NotImported.tsx';
import { schoolTool } from '../parts/schools.ts';
import { schoolsWords } from '../Schools.words.ts';
import { lookupsWords } from './Lookups.words.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

/** A lookup on a site that has not loaded the public files. It says where the official answer is. */
export function PublicNotImported({ of }: Pick<PublicLookupOf<'notImported'>, 'of'>) {
  const words = useWords(lookupsWords);
  const sharedWords = useWords(schoolsWords);
  return (
    <Stack space="large">
      <PageHead title={words[of].title} />
      <NotImported
        isAdmin={false}
        level={2}
        {...(of === 'schools' && { official: { href: schoolTool, label: sharedWords.tool } })}
      />
    </Stack>
  );
}
