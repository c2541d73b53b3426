import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Email } from '../../system/parts/Email.tsx';
import { useFocusReturn } from '../../system/parts/focus.ts';
import { AccountEmailForm } from './AccountEmailForm.tsx';
import { useWords } from '../../../language/useWords.ts';
import { accountProfileWords } from '../AccountProfile.words.ts';
import { AccountSection } from '../AccountSection.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import type { AccountEmailProps } from '../Account.types.ts';

export type { AccountEmailProps } from '../Account.types.ts';

/** The account's email, a new one that waits for confirmation, and a form to change it. */
export function AccountEmail({ view, send }: AccountEmailProps) {
  const words = useWords(accountProfileWords).email;
  // Resending submits the same form, which should not flash on screen.
  const isResending = view.busy && view.value === view.pending;
  const isIdle = view.state === 'idle' || isResending;
  const opener = useFocusReturn<HTMLDivElement>(!isIdle);
  return (
    <AccountSection title={words.title} text={words.text}>
      <Text weight="medium">
        <Email>{view.current}</Email>
      </Text>
      {view.pending !== null && <PendingEmail view={view} send={send} isResending={isResending} />}
      {isIdle ? (
        <div ref={opener}>
          <Button isDisabled={isResending} onPress={() => send({ type: 'email.edit' })}>
            {words.change}
          </Button>
        </div>
      ) : (
        <AccountEmailForm view={view} send={send} />
      )}
    </AccountSection>
  );
}
