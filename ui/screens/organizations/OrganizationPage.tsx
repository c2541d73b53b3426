import { useEffect, useRef } from 'react';
import './OrganizationResults.phrases.ts';
import { Box } from '../../components/Box/Box.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { columns } from '../layout.css.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { OrganizationChecklist } from './profile/OrganizationChecklist.tsx';
import { OrganizationForm } from './profile/OrganizationForm.tsx';
import { organizationFrameWords } from './OrganizationFrame.words.ts';
import { OrganizationMissing } from './profile/OrganizationMissing.tsx';
import { OrganizationNotice } from './profile/OrganizationNotice.tsx';
import type { OrganizationPageProps } from './OrganizationPage.types.ts';
import type { OrganizationProfile as Profile } from '@vetsync/machines/organizations/model';
import MessageSquare from 'lucide-react/icons/message-square';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { newOrganizationWords } from './NewOrganization.words.ts';
import { organizationPageWords } from './OrganizationPage.words.ts';
import { Form } from '../../components/Form/Form.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Bullets } from '../marketplace/Bullets.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';

/** Where an owner begins to end the organization. */
function EndingOffer({ send }: Pick<OrganizationPageProps, 'send'>) {
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
function OrganizationEnding({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationPageWords).ending;
  const title = useRef<HTMLHeadingElement>(null);
  // It follows a press on this page, so the head of the page doesn't keep the focus. A refused field does.
  useEffect(() => {
    if (!document.activeElement?.closest('form')) title.current?.focus();
  }, []);
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

/** Without the kind and the name, which are in the heading. */
const shown = Object.keys(newOrganizationWords.fields).filter(
  (field) => field !== 'kind' && field !== 'name',
) as (keyof Profile)[];

/** What is stored about an organization. */
function OrganizationProfile({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationPageWords).profile;
  const { fields } = useWords(newOrganizationWords);
  const { organization, role, canEdit } = view;
  if (!organization) return null;
  return (
    <Section
      title={words.title}
      action={
        canEdit ? (
          <Button size="small" onPress={() => send({ type: 'profile.edit' })}>
            {words.edit}
          </Button>
        ) : (
          role === null && (
            <LinkButton
              size="small"
              icon={MessageSquare}
              href={`/platform/messages?as=me&organization=${organization.id}`}
            >
              {words.write}
            </LinkButton>
          )
        )
      }
    >
      <Stack space="medium">
        {role !== null && (
          <Text size="small" tone="muted">
            {organization.status === 'approved' ? words.public : words.notPublic}
          </Text>
        )}
        <DescriptionList
          items={shown.map((field) => ({
            label: fields[field],
            value: organization[field] || (
              <Text as="span" tone="muted">
                {words.empty}
              </Text>
            ),
          }))}
        />
      </Stack>
    </Section>
  );
}

export type { OrganizationPageProps } from './OrganizationPage.types.ts';

/** An organization for its staff: its approval, its first steps, its profile, and for owners its end. */
export function OrganizationPage({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationFrameWords);
  if (view.state === 'missing') return <OrganizationMissing former={view.organization} />;
  if (view.state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (view.organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  if (view.form || view.ending)
    return (
      <Box maxWidth="reading">
        {view.form ? (
          <OrganizationForm view={view} send={send} />
        ) : (
          <OrganizationEnding view={view} send={send} />
        )}
      </Box>
    );
  const profile = (
    <Stack space="xlarge">
      <OrganizationProfile view={view} send={send} />
      {view.canEnd && <EndingOffer send={send} />}
    </Stack>
  );
  const hasNotice = view.role !== null && view.organization.status !== 'approved';
  if (!hasNotice && !view.checklist) return <Box maxWidth="reading">{profile}</Box>;
  return (
    <div className={columns}>
      <Stack space="xlarge">
        <OrganizationNotice view={view} send={send} />
        {view.checklist && (
          <OrganizationChecklist
            items={view.checklist}
            hrefs={view.stepHrefs}
            onEdit={() => send({ type: 'profile.edit' })}
            isQuiet={view.organization.status === 'declined'}
          />
        )}
      </Stack>
      {profile}
    </div>
  );
}
