import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { Email } from '../../system/parts/Email.tsx';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { memberRoleWords } from '../MemberRole.words.ts';
import { organizationStaffWords } from '../OrganizationStaff.words.ts';
import type { OrganizationStaffProps } from '../OrganizationStaff.types.ts';
import { StaffActions } from './StaffActions.tsx';
import { dateText } from '../../dates.ts';

/** Everyone who works for the organization, owners first. */
export function StaffMembers({ view, send }: OrganizationStaffProps) {
  const words = useWords(organizationStaffWords);
  const roles = useWords(memberRoleWords).names;
  const { members, intl } = view;
  return (
    <Section
      title={words.title}
      action={
        <Text as="span" size="small" tone="muted" numeric>
          {members.length}
        </Text>
      }
    >
      <RowList aria-label={words.title}>
        {members.map(({ userId, fullName, email, role, joinedAt, isSelf, actions }) => {
          const name = fullName?.trim() || email;
          return (
            <Row
              key={userId}
              mark={<Avatar name={name} />}
              title={
                <Inline space="xsmall">
                  {name}
                  {isSelf && <Badge tone="info">{words.you}</Badge>}
                </Inline>
              }
              detail={
                <>
                  {name !== email && (
                    <>
                      <Email>{email}</Email> ·{' '}
                    </>
                  )}
                  <TimeText at={joinedAt} intl={intl} size="small">
                    {words.joined(dateText(joinedAt, intl))}
                  </TimeText>
                </>
              }
              state={<Badge tone={role === 'owner' ? 'honor' : 'neutral'}>{roles[role]}</Badge>}
              actions={
                <StaffActions
                  name={name}
                  id={userId}
                  actions={actions}
                  isDisabled={view.action !== 'idle' || view.state !== 'open'}
                  send={send}
                />
              }
            />
          );
        })}
      </RowList>
    </Section>
  );
}
