import '../../system/forms/Input.phrases.ts';
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
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { picture } from './SetupCode.css.ts';
import { setupCodeWords } from './SetupCode.words.ts';

/** Four letters at a time are easier to type on a phone. */
const groupLength = 4;

interface SetupCodeProps {
  /** SVG from the server. Only shown in an `img`, where its scripts can't run. */
  qr: string;
  /** The same key as text (base32). */
  secret: string;
  /** The same key as a URI that opens an app on this device: `otpauth://…`. */
  uri: string;
}

/** The key for an authenticator app: a QR code, and text for people who type it. */
function SetupCode({ qr, secret, uri }: SetupCodeProps) {
  const words = useWords(setupCodeWords);
  const groups = secret.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? [];
  return (
    <Stack space="medium">
      <img
        className={picture}
        data-theme="light"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={words.picture}
      />
      <Anchor href={uri}>{words.open}</Anchor>
      <Stack space="xsmall" align="flex-start">
        <Text size="small" tone="muted">
          {words.byHand}
        </Text>
        <Text size="lead">
          <Code>{groups.join(' ')}</Code>
        </Text>
        <CopyButton text={secret} size="small">
          {words.copy}
        </CopyButton>
      </Stack>
    </Stack>
  );
}

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
