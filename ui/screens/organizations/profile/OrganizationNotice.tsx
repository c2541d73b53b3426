import { Banner, type BannerProps } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { OrganizationPageProps } from '../OrganizationPage.types.ts';
import { organizationPageWords } from '../OrganizationPage.words.ts';

const tones = { pending: 'info', declined: 'caution', suspended: 'critical' } as const satisfies Record<
  string,
  BannerProps['tone']
>;

/** How far the approval has come, with the administrator's reason. Nothing for an approved organization. */
export function OrganizationNotice({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationPageWords);
  const { organization, decision, role, canEdit } = view;
  if (!organization || organization.status === 'approved' || role === null) return null;
  const { status } = organization;
  const reason = status === 'pending' ? '' : (decision?.reason ?? '');
  return (
    <Banner
      tone={tones[status]}
      title={words[status].title}
      action={
        status === 'declined' &&
        canEdit && (
          <Button variant="primary" onPress={() => send({ type: 'profile.edit' })}>
            {words.declined.action}
          </Button>
        )
      }
    >
      <Stack space="xsmall">
        {reason && (
          <Text>
            <strong>{words.reason}</strong> {reason}
          </Text>
        )}
        <Text>{words[status].text}</Text>
      </Stack>
    </Banner>
  );
}
