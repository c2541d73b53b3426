import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { tray } from '../../system/compare/Compare.css.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';

/** Programs selected for comparison, visible while the list scrolls. */
export function CompareTray({ view, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords).compare;
  const { compared, canCompare, compareMax } = view;
  if (compared.length === 0) return null;
  return (
    <section className={tray} aria-label={words.title}>
      <div aria-live="polite">
        <Text as="div" weight="medium">
          {words.chosen(compared.length)}
        </Text>
        <Text as="div" size="small" tone="muted">
          {canCompare
            ? compared.map(({ listing }) => listing.organization.name).join(', ')
            : words.limit(compareMax)}
        </Text>
      </div>
      <Inline space="small">
        <Button onPress={() => send({ type: 'compare.open' })}>{words.open}</Button>
        <Button onPress={() => send({ type: 'compare.clear' })}>{words.clear}</Button>
      </Inline>
    </section>
  );
}
