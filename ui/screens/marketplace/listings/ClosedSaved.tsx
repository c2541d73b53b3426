import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';

/** What the person saved and nobody can apply for any more. */
export function ClosedSaved({ view: { closedSaved }, send }: ListingSearchProps) {
  const words = useWords(listingSearchWords).closedSaved;
  return (
    <Section title={words.title(closedSaved.length)}>
      <RowList>
        {closedSaved.map(({ id, title }) => (
          <Row
            key={id}
            title={title}
            detail={words.text}
            state={<Badge>{words.state}</Badge>}
            actions={
              <Button
                size="small"
                variant="quiet"
                aria-label={words.removeOf(title)}
                onPress={() => send({ type: 'listing.save', id })}
              >
                {words.remove}
              </Button>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
