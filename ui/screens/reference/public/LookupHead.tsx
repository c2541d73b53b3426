import type { PublicLookup } from '@vetsync/machines/reference/model';
import { useWords } from '../../../language/useWords.ts';
import { Tags } from '../../organizations/listings/public/PublicHead.tsx';
import { referenceWords } from '../Reference.words.ts';
import { lookupsWords } from './Lookups.words.ts';

/** Occupations that a description names. */
const namedMax = 3;

/** What the head of a page says about it. */
export function LookupHead({ page }: { page: PublicLookup }) {
  const words = useWords(lookupsWords);
  const sharedWords = useWords(referenceWords).notImported;
  switch (page.kind) {
    case 'occupations':
      return <Tags title={words.occupations.title} description={words.occupations.description} />;
    case 'occupation': {
      const { code, title, civilian } = page.occupation;
      const named = civilian.slice(0, namedMax).map((one) => one.title);
      return (
        <Tags
          title={words.occupation.title(code, title)}
          description={words.occupation.description(code, title, named)}
        />
      );
    }
    case 'schools':
      return <Tags title={words.schools.title} description={words.schools.text} />;
    case 'school': {
      const { name, city, state } = page.detail.school;
      const place = [city, state].filter(Boolean).join(', ');
      return <Tags title={words.school.title(name)} description={words.school.description(name, place)} />;
    }
    case 'countdown':
      return <Tags title={words.countdown.title} description={words.countdown.text} />;
    case 'notImported':
      return <Tags title={sharedWords.title} description={sharedWords.text} />;
  }
}
