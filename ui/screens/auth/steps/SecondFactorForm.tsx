import type { SecondFactorMethod } from '@vetsync/machines/account/model';
import { Button } from '../../../components/Button/Button.tsx';
import { CodeField } from '../../../components/CodeField/CodeField.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { AuthStep } from './AuthStep.tsx';
import type { SecondFactorProps } from '../Auth.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { secondFactorWords } from '../SecondFactor.words.ts';
import '../../system/forms/Input.phrases.ts';

const otherMethod: Record<SecondFactorMethod, SecondFactorMethod> = { app: 'recovery', recovery: 'app' };

/** Asks for a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ view, send }: SecondFactorProps) {
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
