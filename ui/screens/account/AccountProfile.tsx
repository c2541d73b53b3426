import '../system/System.phrases.ts';
import '../system/forms/Input.phrases.ts';
import type { AccountProfileEvent, AccountProfileView } from '@vetsync/machines/account/accountProfile';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AccountEmail } from './profile/AccountEmail.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { accountProfileWords } from './AccountProfile.words.ts';
import { AccountSection } from './AccountSection.tsx';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VeteranBadge } from '../system/parts/VeteranBadge.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { monthText } from '../moreDates.ts';

/** The user at a glance, with the badge of a verified veteran or a link to verification. */
function CurrentUser({ view }: { view: AccountProfileView }) {
  const words = useWords(accountProfileWords).who;
  const { name, email, veteranVerified, canVerify, createdAt } = view;
  return (
    <Card as="section" aria-label={words.title}>
      <Inline space="medium" flexWrap="nowrap">
        <Avatar name={name.value || email.current} size="large" />
        <Stack space="xxsmall" align="flex-start" minWidth={0}>
          <Text weight="strong" size="lead">
            {name.value.trim() || email.current}
          </Text>
          <Text size="small" tone="muted">
            {words.since(monthText(createdAt, useLocale()))}
          </Text>
          {veteranVerified && <VeteranBadge />}
          {canVerify && <Anchor href="/account/verification">{words.verify}</Anchor>}
        </Stack>
      </Inline>
    </Card>
  );
}

/** The user's display name. */
function AccountName({ view, send }: ScreenProps<AccountProfileView['name'], AccountProfileEvent>) {
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

/** Name, email and verification of the user. */
export function AccountProfile({ view, send }: ScreenProps<AccountProfileView, AccountProfileEvent>) {
  return (
    <Stack space="large">
      <CurrentUser view={view} />
      <AccountName view={view.name} send={send} />
      <AccountEmail view={view.email} send={send} />
    </Stack>
  );
}
