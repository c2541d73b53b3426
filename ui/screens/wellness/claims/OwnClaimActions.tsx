import type { ReactNode } from 'react';
import type { ClaimsEvent, ClaimView } from '@vetsync/machines/wellness/claims';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../components/Button/Button.tsx';
import { useWords } from '../../../language/useWords.ts';
import { claimsWords } from '../Claims.words.ts';

interface OwnClaimActionsProps {
  claim: ClaimView;
  send: (event: ClaimsEvent) => void;
  /** A button that every claim has, before those that are rarely pressed. */
  children: ReactNode;
}

/** What a person can do with a claim in their own list. */
export function OwnClaimActions({
  claim: { id: claimId, title, nextStage },
  send,
  children,
}: OwnClaimActionsProps) {
  const { own: words, about, stages } = useWords(claimsWords);
  const moveOn = nextStage && words.moveOn(stages[nextStage]);
  return (
    <>
      {moveOn && (
        <Button
          size="small"
          aria-label={about(moveOn, title)}
          onPress={() => send({ type: 'claim.advance', claimId })}
        >
          {moveOn}
        </Button>
      )}
      {children}
      <Button
        size="small"
        variant="quiet"
        icon={Pencil}
        aria-label={about(words.edit, title)}
        onPress={() => send({ type: 'claim.edit', claimId })}
      >
        {words.edit}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={Trash2}
        aria-label={about(words.remove, title)}
        onPress={() => send({ type: 'claim.remove', claimId })}
      >
        {words.remove}
      </Button>
    </>
  );
}
