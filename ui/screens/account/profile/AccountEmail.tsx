import '../../system/System.phrases.ts';
import '../../system/forms/Input.phrases.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Email } from '../../system/parts/Email.tsx';
import { useFocusReturn } from '../../system/parts/focus.ts';
import { useWords } from '../../../language/useWords.ts';
import { accountProfileWords } from '../AccountProfile.words.ts';
import { AccountSection } from '../AccountSection.tsx';
import type { AccountEmailProps } from '../Account.types.ts';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';

/** Changes the email. The new one applies once the link mailed to it is opened. */
function AccountEmailForm({ view, send }: AccountEmailProps) {
  const words = useWords(accountProfileWords).email;
  return (
    <Form
      aria-label={words.change}
      focusField="email"
      attempt={view.attempt}
      onSubmit={() => send({ type: 'email.submit' })}
    >
      <FormFailure view={view} title={words.failed} announce="alert" />
      <TextField
        name="email"
        label={words.label}
        type="email"
        isRequired
        autoComplete="email"
        help={words.help}
        value={view.value}
        error={view.error ?? undefined}
        limit={view.maxLength}
        isReadOnly={view.busy}
        onChange={(value) => send({ type: 'email.change', value })}
      />
      <Inline>
        <SubmitButton view={view} busyLabel={view.state === 'proving' ? words.proving : words.saving}>
          {words.save}
        </SubmitButton>
        <Button variant="quiet" isDisabled={view.busy} onPress={() => send({ type: 'email.cancel' })}>
          {words.cancel}
        </Button>
      </Inline>
    </Form>
  );
}

interface PendingEmailProps extends AccountEmailProps {
  /** While the link is being mailed again. */
  isResending: boolean;
}

/** A new email whose link has not been opened yet. */
function PendingEmail({ view, send, isResending }: PendingEmailProps) {
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
