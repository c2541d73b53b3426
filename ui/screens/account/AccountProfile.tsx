import '../system/System.phrases.ts';
import '../system/forms/Input.phrases.ts';
import type { AccountProfileEvent, AccountProfileView } from '@vetsync/machines/account/accountProfile';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AccountEmail } from './profile/AccountEmail.tsx';
import { CurrentUser } from './reauthenticate/CurrentUser.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { accountProfileWords } from './AccountProfile.words.ts';
import { AccountSection } from './AccountSection.tsx';

interface AccountNameProps {
  view: AccountProfileView['name'];
  send: (event: AccountProfileEvent) => void;
}

/** The user's display name. */
function AccountName({ view, send }: AccountNameProps) {
  const words = useWords(accountProfileWords).name;
  return (
    <AccountSection title={words.title} text={words.text}>
      <Form
        aria-label={words.title}
        focusField={view.error === null ? null : 'fullName'}
        attempt={view.attempt}
        onSubmit={() => send({ type: 'name.submit' })}
      >
        <FormFailure view={view} title={words.failed} announce="alert" />
        <TextField
          name="fullName"
          label={words.label}
          isRequired={false}
          autoComplete="name"
          value={view.value}
          error={view.error ?? undefined}
          limit={view.maxLength}
          isReadOnly={view.busy}
          onChange={(value) => send({ type: 'name.change', value })}
        />
        <Inline>
          <SubmitButton view={view} busyLabel={words.saving} variant="secondary">
            {words.save}
          </SubmitButton>
        </Inline>
      </Form>
    </AccountSection>
  );
}

export interface AccountProfileProps {
  view: AccountProfileView;
  send: (event: AccountProfileEvent) => void;
}

/** Name, email and verification of the user. */
export function AccountProfile({ view, send }: AccountProfileProps) {
  return (
    <Stack space="large">
      <CurrentUser view={view} />
      <AccountName view={view.name} send={send} />
      <AccountEmail view={view.email} send={send} />
    </Stack>
  );
}
