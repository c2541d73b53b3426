import type { ClaimsEvent, ClaimsView } from '@vetsync/machines/claims';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Claim } from '../../../components/Icon/drawings/Claim.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ClaimEntry } from './ClaimEntry.tsx';
import { useWords } from '../../../language/useWords.ts';
import { claimsWords } from '../Claims.words.ts';
import { entry } from '../../layout.css.ts';
import '../Wellness.phrases.ts';

export interface ClaimsProps {
  view: ClaimsView;
  send: (event: ClaimsEvent) => void;
}

/** The status of each claim. */
export function ClaimList({ view: { claims, stageCount }, send }: ClaimsProps) {
  const words = useWords(claimsWords);
  return (
    <Card as="section" aria-labelledby="claims">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="claims">
            {words.list}
          </Heading>
          {claims.length > 0 && <Badge>{words.sample}</Badge>}
        </Inline>
        {claims.length === 0 ? (
          <EmptyState icon={Claim} level={3} title={words.none.title}>
            {words.none.text}
          </EmptyState>
        ) : (
          <Box as="ul" listStyle="none">
            {claims.map((claim) => (
              <li key={claim.id} className={entry}>
                <ClaimEntry claim={claim} stageCount={stageCount} send={send} />
              </li>
            ))}
          </Box>
        )}
      </Stack>
    </Card>
  );
}
