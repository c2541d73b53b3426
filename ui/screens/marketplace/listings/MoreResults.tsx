import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';

interface MoreResultsProps {
  more: 'none' | 'idle' | 'loading' | 'failed';
  send: (event: { type: 'list.retry' | 'list.endReached' }) => void;
}

/** Loads the next page of what was found. */
export function MoreResults({ more, send }: MoreResultsProps) {
  const words = useWords(listingSearchWords);
  if (more === 'none') return null;
  const hasFailed = more === 'failed';
  return (
    <>
      {hasFailed && <Banner tone="critical">{words.moreFailed}</Banner>}
      <Button
        width="full"
        isDisabled={more === 'loading'}
        onPress={() => send({ type: hasFailed ? 'list.retry' : 'list.endReached' })}
      >
        {hasFailed ? words.retry : words.more}
      </Button>
    </>
  );
}
