import type { InvitationState } from '@vetsync/machines/organizations/model';
import Mail from 'lucide-react/icons/mail';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { memberRoleWords } from '../MemberRole.words.ts';
import { organizationStaffWords } from '../OrganizationStaff.words.ts';
import type { OrganizationStaffProps } from '../OrganizationStaff.types.ts';
import { StaffActions } from './StaffActions.tsx';
import { dateText } from '../../dates.ts';

const tones: Readonly<Record<InvitationState, BadgeProps['tone']>> = {
  open: 'info',
  accepted: 'positive',
  withdrawn: 'neutral',
  expired: 'caution',
};

/** Who was invited in the last weeks, and what became of it. */
export function StaffInvitations({ view, send }: OrganizationStaffProps) {
  const words = useWords(organizationStaffWords);
  const roles = useWords(memberRoleWords).names;
  const { invitations, intl } = view;
  const { title, none, by, byNobody, states, until } = words.invitations;
  return (
    <Section title={title}>
      {invitations?.length ? (
        <RowList aria-label={title}>
          {invitations.map(({ id, email, role, state, invitedBy, expiresAt, actions }) => (
            <Row
              key={id}
              title={email}
              mark={
                <Text as="span" tone="muted">
                  <Icon of={Mail} />
                </Text>
              }
              detail={
                <>
                  {invitedBy ? by(roles[role], invitedBy) : byNobody(roles[role])}
                  {state === 'open' && (
                    <>
                      {' · '}
                      <TimeText at={expiresAt} intl={intl} size="small">
                        {until(dateText(expiresAt, intl))}
                      </TimeText>
                    </>
                  )}
                </>
              }
              state={<Badge tone={tones[state]}>{states[state]}</Badge>}
              actions={
                <StaffActions
                  name={email}
                  id={id}
                  actions={actions}
                  isDisabled={view.action !== 'idle' || view.state !== 'open'}
                  send={send}
                />
              }
            />
          ))}
        </RowList>
      ) : (
        <Text tone="muted">{none}</Text>
      )}
    </Section>
  );
}
