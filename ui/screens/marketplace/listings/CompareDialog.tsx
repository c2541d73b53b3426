import type { FoundListing } from '@vetsync/machines/marketplace/listingSearch';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingFacts } from '../../organizations/listings/details/listingFacts.tsx';
import { listingDetailsWords } from '../../organizations/listings/ListingDetails.words.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { SideBySide, type ComparedFact } from '../../system/compare/SideBySide.tsx';
import { listingSearchWords } from '../ListingSearch.words.ts';
import type { ListingSearchProps } from '../ListingSearch.types.ts';
import { ApplyAction } from './ApplyAction.tsx';
import { schoolFacts } from './schoolFacts.ts';

type Compared = FoundListing & { id: string };

const head = ({ listing }: Compared) => (
  <>
    {listing.organization.name}
    <Text as="div" size="small" tone="muted">
      {listing.title}
    </Text>
  </>
);

/** What is known of any of them, one row each. */
function useFacts({ view: { compared, intl }, send }: ListingSearchProps): ComparedFact<Compared>[] {
  const allWords = useWords(listingSearchWords);
  const words = useWords(listingDetailsWords);
  const sharedWords = useWords(listingNamesWords);
  const known = new Map(
    compared.map(({ listing }) => [
      listing.id,
      [
        ...listingFacts({ words, sharedWords }, listing, intl),
        ...schoolFacts(allWords, listing, intl),
        { label: allWords.degree.features, value: listing.extras?.school?.features.join(', ') ?? '' },
      ],
    ]),
  );
  const labels = new Set([...known.values()].flat().flatMap(({ label, value }) => (value ? label : [])));
  const hasScores = compared.some(({ listing }) => listing.extras?.match !== undefined);
  return [
    ...(hasScores
      ? [
          {
            label: allWords.degree.match,
            of: ({ listing }: Compared) => <MatchScore score={listing.extras?.match ?? 0} />,
          },
        ]
      : []),
    ...[...labels].map((label) => ({
      label,
      of: ({ id }: Compared) => known.get(id)?.find((fact) => fact.label === label)?.value ?? '',
    })),
    {
      label: allWords.compare.next,
      of: (one: Compared) => (
        <Inline space="xsmall">
          <ApplyAction found={one} send={send} />
          <Button
            size="small"
            aria-label={allWords.compare.remove(one.listing.organization.name)}
            onPress={() => send({ type: 'compare.toggle', id: one.id })}
          >
            {allWords.compare.removeShort}
          </Button>
        </Inline>
      ),
    },
  ];
}

/** Programs side by side. */
export function CompareDialog(props: ListingSearchProps) {
  const words = useWords(listingSearchWords).compare;
  const { compared, isComparing } = props.view;
  const close = () => props.send({ type: 'listing.close' });
  return (
    <Dialog
      isOpen={isComparing}
      width="page"
      title={words.title}
      onClose={close}
      footer={<Button onPress={close}>{words.close}</Button>}
    >
      <SideBySide
        words={words}
        compared={compared.map((one) => ({ ...one, id: one.listing.id }))}
        head={head}
        facts={useFacts(props)}
      />
    </Dialog>
  );
}
