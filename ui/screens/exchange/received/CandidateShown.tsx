import type { ShownCandidate } from '@vetsync/machines/exchange/candidacy';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { prose } from './Received.css.ts';
import { SentParts } from './SentParts.tsx';

/** What a candidate shows, as staff read it and as the candidate sees it before. */
export function CandidateShown({ headline, parts }: ShownCandidate) {
  return (
    <Stack space="medium">
      {headline !== '' && (
        <div className={prose}>
          <Text weight="strong">{headline}</Text>
        </div>
      )}
      <SentParts parts={parts} />
    </Stack>
  );
}
