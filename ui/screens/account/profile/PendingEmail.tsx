import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import type { AccountEmailProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { accountProfileWords } from '../AccountProfile.words.ts';

export interface PendingEmailProps extends AccountEmailProps {
  /** While the link is being mailed again. */
  isResending: boolean;
}

/** A new email whose link has not been opened yet. */
export function PendingEmail({ view, send, isResending }: PendingEmailProps) {
  const words = useWords(accountProfileWords).email.pending;
  return (
    <Banner
      title={words.title}
      action={
        (view.canResend || isResending) && (
          <Button size="small" isPending={isResending} onPress={() => send({ type: 'email.resend' })}>
            {isResending ? words.resending : words.resend}
          </Button>
        )
      }
    >
      {words.text} <strong>{view.pending}</strong>. {words.untilConfirmed}
    </Banner>
  );
}
