import type { AccountSecurityEvent, AccountSecurityView } from '@vetsync/machines/account/accountSecurity';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../components/Button/Button.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { recoveryCodesWords } from '../AccountSecurity.words.ts';
import { actions, codes as codesStyle } from './RecoveryCodes.css.ts';

export interface RecoveryCodesProps extends NonNullable<AccountSecurityView['factor']['recoveryCodes']> {
  send: (event: AccountSecurityEvent) => void;
}

/** Recovery codes for a lost phone, shown once: to copy, download or print. */
export function RecoveryCodes({ codes, email, send }: RecoveryCodesProps) {
  const words = useWords(recoveryCodesWords);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(words.file(email, text))}`;
  return (
    <Stack space="medium">
      <Stack space="xxsmall">
        <Heading level={3}>{words.title}</Heading>
        <Text>{words.text}</Text>
      </Stack>
      <ul className={codesStyle} aria-label={words.list}>
        {codes.map((each) => (
          <li key={each}>
            <Text as="span" size="lead">
              <Code>{each}</Code>
            </Text>
          </li>
        ))}
      </ul>
      <Stack space="medium" align="flex-start">
        <div className={actions}>
          <Inline>
            <CopyButton text={text}>{words.copy}</CopyButton>
            <LinkButton href={file} download={words.fileName} icon={Download}>
              {words.download}
            </LinkButton>
            <Button icon={Printer} onPress={() => send({ type: 'codes.print' })}>
              {words.print}
            </Button>
          </Inline>
        </div>
        <div className={actions}>
          <Button variant="primary" onPress={() => send({ type: 'codes.keep' })}>
            {words.keep}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
