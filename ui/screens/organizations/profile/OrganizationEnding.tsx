import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { Bullets } from '../../marketplace/Bullets.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import type { OrganizationPageProps } from '../OrganizationPage.types.ts';
import { organizationPageWords } from '../OrganizationPage.words.ts';
import '../OrganizationResults.phrases.ts';

/** Where an owner begins to end the organization. */
export function EndingOffer({ send }: Pick<OrganizationPageProps, 'send'>) {
  const words = useWords(organizationPageWords).ending;
  return (
    <Section title={words.title}>
      <Stack space="medium">
        <Text tone="muted">{words.text}</Text>
        <Inline>
          <Button tone="critical" onPress={() => send({ type: 'ending.start' })}>
            {words.start}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

/** What becomes of an organization that ends. Its owner types its name by hand, so that nobody ends one by accident. */
export function OrganizationEnding({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationPageWords).ending;
  const title = useFocusOnMount<HTMLHeadingElement>();
  const { ending, organization } = view;
  if (!ending || !organization) return null;
  const busyLabel = ending.isProving ? words.proving : words.ending;
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={2} ref={title}>
          {words.question(organization.name)}
        </Heading>
        <Bullets items={words.effects} />
      </Stack>
      <Form
        aria-label={words.question(organization.name)}
        focusField={ending.error === null ? null : 'name'}
        attempt={ending.attempt}
        onSubmit={() => send({ type: 'ending.submit' })}
      >
        <FormFailure view={ending} title={words.failed} announce="alert" />
        <TextField
          name="name"
          label={words.label}
          help={words.help(organization.name)}
          autoComplete="off"
          isRequired
          value={ending.value}
          error={ending.error ?? undefined}
          isReadOnly={ending.busy}
          onChange={(value) => send({ type: 'ending.nameChange', value })}
        />
        <Inline space="small">
          <Button
            type="submit"
            variant="primary"
            tone="critical"
            isPending={ending.busy}
            isDisabled={!ending.canSubmit && !ending.busy}
          >
            {ending.busy ? busyLabel : words.submit}
          </Button>
          <Button isDisabled={ending.busy} onPress={() => send({ type: 'ending.cancel' })}>
            {words.cancel}
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
