import type { ClaimsEvent, ClaimsView } from '@vetsync/machines/wellness/claims';
import Plus from 'lucide-react/icons/plus';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Claim } from '../../../components/Icon/drawings/Claim.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
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
export function ClaimList({ view, send }: ClaimsProps) {
  const words = useWords(claimsWords);
  const { claims, stageCount, canChange, canAdd, fullAt, removed } = view;
  const add = canAdd && (
    <Button variant="primary" icon={Plus} onPress={() => send({ type: 'claim.add' })}>
      {words.own.add}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="claims">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="claims">
            {words.list}
          </Heading>
          {!canChange && claims.length > 0 && <Badge>{words.sample}</Badge>}
          {claims.length > 0 && add}
        </Inline>
        {canChange && (
          <Text size="small" tone="muted">
            {words.own.about}
          </Text>
        )}
        {fullAt !== null && <Banner>{words.own.full(fullAt)}</Banner>}
        {claims.length === 0 ? (
          <EmptyState icon={Claim} level={3} title={words.none.title} action={add}>
            {canChange && `${words.own.none} `}
            {words.none.text}
          </EmptyState>
        ) : (
          <Box as="ul" listStyle="none">
            {claims.map((claim) => (
              <li key={claim.id} className={entry}>
                <ClaimEntry claim={claim} stageCount={stageCount} canChange={canChange} send={send} />
              </li>
            ))}
          </Box>
        )}
      </Stack>
      {removed && (
        <ConfirmDialog
          title={words.own.question.title}
          tone="critical"
          confirmLabel={words.own.question.confirm}
          cancelLabel={words.own.question.cancel}
          onConfirm={() => send({ type: 'removal.confirm' })}
          onCancel={() => send({ type: 'removal.cancel' })}
        >
          {words.own.question.text(removed.title)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
