import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { AccountEmailProps } from './AccountEmail.tsx';
import { accountProfileWords } from './AccountProfile.words.ts';

const words = accountProfileWords.email.pending;

/** A new address whose link was not opened yet. */
export function PendingEmail({ view, send }: AccountEmailProps) {
  return (
    <Banner
      title={words.title}
      action={
        view.state === 'resting' && (
          <Button
            size="small"
            isDisabled={!view.canResend}
            isPending={view.busy}
            onPress={() => send({ type: 'email.resend' })}
          >
            {words.resend}
          </Button>
        )
      }
    >
      {words.text} <strong>{view.pending}</strong>. {words.until}
    </Banner>
  );
}
