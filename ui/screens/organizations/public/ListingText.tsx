import type { PublishedListing } from '@vetsync/machines/organizations/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { dayLabel } from '../../format.ts';
import { bullets } from '../../layout.css.ts';
import { written } from './Public.css.ts';
import { publicPagesWords } from './PublicPages.words.ts';

interface ListingTextProps {
  listing: PublishedListing;
  reader: Pick<Reader, 'locale'>;
}

/** The longer texts of a listing. Parts that nobody wrote are left out. */
export function ListingText({ listing, reader }: ListingTextProps) {
  const words = useWords(publicPagesWords).listing;
  const { description, eligibility = '', deadlines = [] } = listing;
  return (
    <Stack space="large">
      {description && (
        <Section title={words.about[listing.kind]}>
          <Text as="div">
            <div className={written}>{description}</div>
          </Text>
        </Section>
      )}
      {eligibility && (
        <Section title={words.lists.eligibility}>
          <Text as="div">
            <div className={written}>{eligibility}</div>
          </Text>
        </Section>
      )}
      {(['requiredSkills', 'preferredSkills', 'credentials'] as const).map((list) => (
        <Bullets key={list} title={words.lists[list]} items={listing[list] ?? []} />
      ))}
      <Bullets
        title={words.lists.deadlines}
        items={deadlines.map(({ name, date }) => words.deadline(name, dayLabel(date, reader, true)))}
      />
    </Stack>
  );
}

function Bullets({ title, items }: { title: string; items: readonly string[] }): ReactNode {
  return (
    items.length > 0 && (
      <Section title={title}>
        <ul className={bullets}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    )
  );
}
