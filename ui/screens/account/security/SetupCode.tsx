import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { picture } from './SetupCode.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { setupCodeWords } from './SetupCode.words.ts';

/** Four letters at a time are easier to type on a phone. */
const groupLength = 4;

export interface SetupCodeProps {
  /** SVG from the server. Only shown in an `img`, where its scripts can't run. */
  qr: string;
  /** The same key as text (base32). */
  secret: string;
  /** The same key as a URI that opens an app on this device: `otpauth://…`. */
  uri: string;
}

/** The key for an authenticator app: a QR code, and text for people who type it. */
export function SetupCode({ qr, secret, uri }: SetupCodeProps) {
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
