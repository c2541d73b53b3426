import type {
  OwnOrganizationsEvent,
  OwnOrganizationsView,
} from '@vetsync/machines/organizations/ownOrganizations';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { memberRoleWords } from './MemberRole.words.ts';
import { newOrganizationWords } from './NewOrganization.words.ts';
import { OrganizationStatus } from './OrganizationStatus.tsx';
import { ownOrganizationsWords } from './OwnOrganizations.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** The organizations that a person works for, in their account. */
export function OwnOrganizations({ view, send }: ScreenProps<OwnOrganizationsView, OwnOrganizationsEvent>) {
  const words = useWords(ownOrganizationsWords);
  const kinds = useWords(newOrganizationWords).kinds;
  const roles = useWords(memberRoleWords).names;
  if (view.state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'list.retry' })} />
    );
  if (view.state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (view.organizations.length === 0)
    return (
      <EmptyState
        drawing="work"
        title={words.none.title}
        action={
          <LinkButton href="/organizations/new" variant="primary">
            {words.add}
          </LinkButton>
        }
      >
        {words.none.text}
      </EmptyState>
    );
  return (
    <Stack as="section" space="medium" aria-labelledby="own-organizations">
      <Stack space="xxsmall">
        <Heading level={2} id="own-organizations">
          {words.title}
        </Heading>
        <Text tone="muted">{words.text}</Text>
      </Stack>
      <RowList aria-labelledby="own-organizations">
        {view.organizations.map(({ organization: { id, name, kind, status }, role, href }) => (
          <Row
            key={id}
            href={href}
            title={name}
            mark={<Avatar name={name} shape="organization" />}
            detail={words.as(kinds[kind], roles[role])}
            state={<OrganizationStatus status={status} />}
          />
        ))}
      </RowList>
      <div>
        <LinkButton href="/organizations/new">{words.add}</LinkButton>
      </div>
    </Stack>
  );
}
