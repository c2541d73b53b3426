import { Button } from '../../../components/Button/Button.tsx';
import { CodeField } from '../../../components/CodeField/CodeField.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import type { AccountFactorProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { factorWords } from '../AccountSecurity.words.ts';
import { SetupCode } from './SetupCode.tsx';
import '../../system/forms/Input.phrases.ts';

/** Shows the key for the authenticator app and asks for a code to confirm it. */
export function FactorSetup({ view, send }: AccountFactorProps) {
  const allWords = useWords(factorWords);
  const words = allWords.setup;
  const { enrollment } = view;
  return (
    <Stack space="large">
      <Text>{words.scan}</Text>
      {enrollment && <SetupCode {...enrollment} />}
      <Form
        aria-label={allWords.title}
        focusField={view.codeError === null ? null : 'code'}
        attempt={view.attempt}
        onSubmit={() => send({ type: 'code.submit' })}
      >
        <FormFailure view={view} title={words.failed} announce="alert" />
        <CodeField
          name="code"
          label={words.code}
          help={words.codeHelp}
          isRequired
          value={view.code}
          error={view.codeError ?? undefined}
          isReadOnly={view.busy}
          onChange={(value) => send({ type: 'code.change', value })}
        />
        <Inline>
          <SubmitButton view={view} busyLabel={words.verifying}>
            {words.submit}
          </SubmitButton>
          <Button variant="quiet" isDisabled={view.busy} onPress={() => send({ type: 'factor.cancel' })}>
            {words.cancel}
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
