import type { NonprofitQueueEvent, NonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { approvalWords } from './Nonprofit.words.ts';

interface ApprovalNoticeProps {
  approval: NonNullable<NonprofitQueueView['approval']>;
  /** Set to the notice's heading. */
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: NonprofitQueueEvent) => void;
}

/** The last approval, with Undo for a while. */
export function ApprovalNotice({ approval, heading, send }: ApprovalNoticeProps) {
  const words = useWords(approvalWords);
  const { name, program, decisionId, href } = approval;
  return (
    <Card as="section" aria-labelledby="last-approval">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={3} id="last-approval" ref={heading}>
            {words.title(name, program)}
          </Heading>
          <Text>{words.text}</Text>
        </Stack>
        <Inline space="xsmall">
          <LinkButton size="small" href={href}>
            {words.see}
          </LinkButton>
          <Button
            size="small"
            aria-label={words.undoOf(name)}
            onPress={() => send({ type: 'decision.undo', decisionId })}
          >
            {words.undo}
          </Button>
          <Button size="small" variant="quiet" onPress={() => send({ type: 'approval.dismiss' })}>
            {words.dismiss}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
