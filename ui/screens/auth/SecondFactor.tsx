import '../system/forms/Input.phrases.ts';
import TimerOff from 'lucide-react/icons/timer-off';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { signedInWords } from './Auth.words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthWait } from './steps/AuthWait.tsx';
import { Outcome } from './steps/Outcome.tsx';
import { secondFactorWords } from './SecondFactor.words.ts';
import type { SecondFactorProps } from './Auth.types.ts';
import type { SecondFactorMethod } from '@vetsync/machines/account/model';
import { Button } from '../../components/Button/Button.tsx';
import { CodeField } from '../../components/CodeField/CodeField.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { AuthStep } from './steps/AuthStep.tsx';

const otherMethod: Record<SecondFactorMethod, SecondFactorMethod> = { app: 'recovery', recovery: 'app' };

/** Asks for a code of the authenticator app, or a recovery code. */
function SecondFactorForm({ view, send }: SecondFactorProps) {
  const words = useWords(secondFactorWords);
  const { method } = view;
  const { text, code, other } = words.methods[method];
  const field = {
    name: 'code',
    label: code,
    isRequired: true,
    value: view.code,
    error: view.codeError ?? undefined,
    isReadOnly: view.busy,
    onChange: (value: string) => send({ type: 'code.change', value }),
  } as const;
  return (
    <AuthStep title={words.title} text={text}>
      <Form
        aria-label={words.title}
        // Focused from the start, because the code is the only field.
        focusField="code"
        attempt={view.attempt}
        onSubmit={() => send({ type: 'form.submit' })}
      >
        <FormFailure view={view} title={words.failed} announce="alert" />
        {method === 'app' ? (
          <CodeField {...field} />
        ) : (
          <TextField {...field} autoComplete="off" limit={view.codeMaxLength} />
        )}
        <SubmitButton view={view} busyLabel={words.verifying} width="full">
          {words.submit}
        </SubmitButton>
      </Form>
      <Stack space="xsmall">
        <Button
          width="full"
          isDisabled={view.busy}
          onPress={() => send({ type: 'method.choose', method: otherMethod[method] })}
        >
          {other}
        </Button>
        <LinkButton href={view.signInHref} variant="quiet" width="full">
          {words.again}
        </LinkButton>
      </Stack>
    </AuthStep>
  );
}

export type { SecondFactorProps } from './Auth.types.ts';

/** Second step of signing in, if a second factor is on (platform spec, section 7, "Multi-factor"). */
export function SecondFactor(props: SecondFactorProps) {
  return (
    <AuthFrame>
      <Content {...props} />
    </AuthFrame>
  );
}

function Content({ view, send }: SecondFactorProps) {
  const expired = useWords(secondFactorWords).expired;
  const words = useWords(signedInWords);
  if (view.state === 'signedIn') return <AuthWait>{words.signedIn}</AuthWait>;
  if (view.state !== 'expired') return <SecondFactorForm view={view} send={send} />;
  return (
    <Outcome icon={TimerOff} tone="muted" title={expired.title}>
      <Text>{expired.text}</Text>
      <LinkButton href={view.signInHref} variant="primary">
        {expired.again}
      </LinkButton>
    </Outcome>
  );
}
