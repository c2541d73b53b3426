import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep } from './steps/AuthStep.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { EmailForm } from './steps/EmailForm.tsx';
import { oneTimeCodeWords } from './OneTimeCode.words.ts';
import type { OneTimeCodeProps } from './Auth.types.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CodeField } from '../../components/CodeField/CodeField.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import '../system/forms/Input.phrases.ts';

/** Asks for the mailed code. The link in the same email works too, on any device. */
function EnterCode({ view, send }: OneTimeCodeProps) {
  const { entering } = useWords(oneTimeCodeWords);
  const words = useWords(oneTimeCodeWords);
  const { state, resendSeconds } = view;
  const isResending = state === 'entering.resending';
  const isExpired = state === 'entering.expired';
  const resend = resendSeconds === null ? words.resend : words.resendIn(resendSeconds);
  return (
    <AuthStep
      title={entering.title}
      text={
        <>
          {entering.sentTo} <strong>{view.sentTo}</strong>.
        </>
      }
    >
      <Form
        aria-label={entering.title}
        focusField={view.codeError === null ? null : 'code'}
        attempt={view.attempt}
        onSubmit={() => send({ type: 'form.submit' })}
      >
        <FormFailure view={view} title={entering.failed} announce="alert" />
        {isExpired && (
          <Banner tone="caution" title={entering.expired.title} announce="alert">
            {entering.expired.text}
          </Banner>
        )}
        <CodeField
          name="code"
          label={entering.code}
          isRequired
          value={view.code}
          error={view.codeError ?? undefined}
          isReadOnly={view.busy}
          onChange={(value) => send({ type: 'code.change', value })}
        />
        <SubmitButton
          view={{ ...view, busy: view.busy && !isResending }}
          busyLabel={entering.verifying}
          width="full"
          variant={isExpired ? 'secondary' : 'primary'}
        >
          {entering.submit}
        </SubmitButton>
      </Form>
      <Text size="small" tone="muted">
        {entering.tips}
      </Text>
      <Stack space="xsmall">
        <Button
          width="full"
          variant={isExpired ? 'primary' : 'secondary'}
          isPending={isResending}
          isDisabled={!view.canResend && !isResending}
          onPress={() => send({ type: 'mail.resend' })}
        >
          {isResending ? words.resending : resend}
        </Button>
        <Button
          variant="quiet"
          width="full"
          isDisabled={view.busy}
          onPress={() => send({ type: 'mail.correct' })}
        >
          {words.correct}
        </Button>
      </Stack>
    </AuthStep>
  );
}

export type { OneTimeCodeProps } from './Auth.types.ts';

/** Sign-in without a password, by a mailed link or code (platform spec, section 7, "POST otp"). */
export function OneTimeCode(props: OneTimeCodeProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: OneTimeCodeProps) {
  const sharedWords = useWords(signedInWords);
  const words = useWords(oneTimeCodeWords);
  const { state } = view;
  if (state === 'signedIn' || state === 'secondFactorDue') return <AuthWait>{sharedWords[state]}</AuthWait>;
  if (view.sentTo !== null) return <EnterCode view={view} send={send} />;
  return (
    <AuthStep title={words.asking.title} text={words.asking.text}>
      <EmailForm view={view} send={send} words={words.asking} />
      <LinkButton href={view.signInHref} variant="quiet">
        {words.password}
      </LinkButton>
    </AuthStep>
  );
}
