import type { OrganizationProfile as Profile } from '@vetsync/machines/organizations/model';
import MessageSquare from 'lucide-react/icons/message-square';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { newOrganizationWords } from '../NewOrganization.words.ts';
import type { OrganizationPageProps } from '../OrganizationPage.types.ts';
import { organizationPageWords } from '../OrganizationPage.words.ts';

/** Without the kind and the name, which are in the heading. */
const shown = Object.keys(newOrganizationWords.fields).filter(
  (field) => field !== 'kind' && field !== 'name',
) as (keyof Profile)[];

/** What is stored about an organization. */
export function OrganizationProfile({ view, send }: OrganizationPageProps) {
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
