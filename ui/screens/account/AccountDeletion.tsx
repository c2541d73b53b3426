import Download from 'lucide-react/icons/download';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useWords } from '../../language/useWords.ts';
import { accountDeletionWords } from './AccountDeletion.words.ts';
import type { AccountDeletionProps } from './Account.types.ts';
import Users from 'lucide-react/icons/users';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import '../system/System.phrases.ts';

/** What becomes of the organizations that would have no owner: they are handed over first, or end with the account. */
function OwnedOrganizations({ view, send }: AccountDeletionProps) {
  const words = useWords(accountDeletionWords).delete.owned;
  return (
    <Stack space="medium">
      <Banner tone="caution" title={words.title} announce="alert">
        <Stack space="xsmall">
          <Text>{words.text}</Text>
          <Inline>
            {view.organizations.map(({ slug, name, staffHref }) => (
              <LinkButton key={slug} icon={Users} href={staffHref}>
                {words.handOver(name)}
              </LinkButton>
            ))}
          </Inline>
        </Stack>
      </Banner>
      <Checkbox
        name="endsOrganizations"
        help={words.endHelp}
        isSelected={view.endsOrganizations}
        onChange={(value) => send({ type: 'organizations.end', value })}
      >
        {words.end(view.organizations.map(({ name }) => name))}
      </Checkbox>
    </Stack>
  );
}

/** The user types the account's email by hand, so that nobody deletes an account by accident. */
function DeletionForm({ view, send }: AccountDeletionProps) {
  const words = useWords(accountDeletionWords).delete;
  const label = view.state === 'proving' ? words.proving : words.deleting;
  return (
    <Form
      aria-label={words.title}
      focusField={view.error === null ? null : 'email'}
      attempt={view.attempt}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      <FormFailure view={view} title={words.failed} announce="alert" />
      <TextField
        name="email"
        label={words.label}
        help={words.help(view.email)}
        type="email"
        autoComplete="off"
        isRequired
        value={view.value}
        error={view.error ?? undefined}
        isReadOnly={view.busy || view.state === 'asking'}
        onChange={(value) => send({ type: 'email.change', value })}
      />
      {view.state === 'asking' && <OwnedOrganizations view={view} send={send} />}
      <Inline>
        <Button
          type="submit"
          variant="primary"
          tone="critical"
          isPending={view.busy}
          isDisabled={!view.canSubmit && !view.busy}
        >
          {view.busy ? label : words.submit}
        </Button>
      </Inline>
    </Form>
  );
}

export type { AccountDeletionProps } from './Account.types.ts';

/** Download of all stored data, and deletion of the account. */
export function AccountDeletion({ view, send }: AccountDeletionProps) {
  const words = useWords(accountDeletionWords);
  if (view.state === 'deleted') {
    return (
      <output>
        <EmptyState
          drawing="done"
          title={words.deleted.title}
          action={
            <Button variant="primary" onPress={() => send({ type: 'page.continue' })}>
              {words.deleted.next}
            </Button>
          }
        >
          {words.deleted.text}
        </EmptyState>
      </output>
    );
  }
  return (
    <Stack space="large">
      <AccountSection title={words.download.title} text={words.download.text}>
        <div>
          <LinkButton href={view.downloadHref} icon={Download} download>
            {words.download.action}
          </LinkButton>
        </div>
      </AccountSection>
      <AccountSection title={words.delete.title} text={words.delete.text}>
        <DeletionForm view={view} send={send} />
      </AccountSection>
    </Stack>
  );
}
