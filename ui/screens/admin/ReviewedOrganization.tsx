import type { ReviewedRow } from '@vetsync/machines/admin/adminOrganizations';
import type { DomainMatch } from '@vetsync/machines/organizations/model';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Email } from '../system/parts/Email.tsx';
import { useWords } from '../../language/useWords.ts';
import { formatNumber } from '../format.ts';
import { newOrganizationWords } from '../organizations/NewOrganization.words.ts';
import { OrganizationStatus } from '../organizations/OrganizationStatus.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { adminOrganizationsWords } from './AdminOrganizations.words.ts';
import type { AdminOrganizationsProps } from './Admin.types.ts';
import { dateText } from '../dates.ts';

const tones: Readonly<Record<DomainMatch, BadgeProps['tone']>> = {
  same: 'positive',
  different: 'caution',
  publicMail: 'caution',
  noWebsite: 'neutral',
};

export interface ReviewedOrganizationProps extends AdminOrganizationsProps {
  row: ReviewedRow;
}

/** One organization: what was entered, who owns it, and the decisions that its status allows. */
export function ReviewedOrganization({ row, view, send }: ReviewedOrganizationProps) {
  const words = useWords(adminOrganizationsWords);
  const kinds = useWords(newOrganizationWords).kinds;
  const { organization, decision, owners, staff, lookAlikes, decisions } = row;
  const { id, name, kind, status, website, about, contactEmail, phone, location, zip } = organization;
  const given = (...texts: string[]) =>
    texts.filter(Boolean).join(', ') || (
      <Text as="span" tone="muted">
        {words.empty}
      </Text>
    );
  const items = [
    // Plain text: nobody should open a stranger's address by accident.
    { label: words.facts.website, value: given(website) },
    { label: words.facts.about, value: given(about) },
    { label: words.facts.contact, value: given(contactEmail, phone) },
    { label: words.facts.place, value: given(location, zip) },
    {
      label: words.facts.owners,
      value: (
        <Stack space="xxsmall">
          {owners.map(({ userId, email, fullName, domain }) => (
            <Inline key={userId} space="small">
              <span>
                {fullName?.trim() ? (
                  <>
                    {fullName} (<Email>{email}</Email>)
                  </>
                ) : (
                  <Email>{email}</Email>
                )}
              </span>
              <Badge tone={tones[domain]}>{words.domain[domain]}</Badge>
            </Inline>
          ))}
        </Stack>
      ),
    },
    { label: words.facts.staff, value: formatNumber(staff, view.intl) },
    {
      label: words.facts.added,
      value: (
        <TimeText at={organization.createdAt} intl={view.intl}>
          {dateText(organization.createdAt, view.intl)}
        </TimeText>
      ),
    },
    ...(lookAlikes.length > 0
      ? [
          {
            label: words.facts.lookAlikes,
            value: lookAlikes.map((other) => (
              <Badge key={other.id} tone="critical">
                {other.name}
              </Badge>
            )),
          },
        ]
      : []),
    ...(decision?.reason ? [{ label: words.facts.reason, value: decision.reason }] : []),
  ];
  return (
    <Card as="article" aria-labelledby={`organization-${id}`}>
      <Stack space="medium">
        <Inline space="small">
          <Heading level={2} size="body" id={`organization-${id}`}>
            {name}
          </Heading>
          <Text as="span" tone="muted">
            {kinds[kind]}
          </Text>
          <OrganizationStatus status={status} />
        </Inline>
        <DescriptionList items={items} />
        <Inline space="small">
          {decisions.map((each) => (
            <Button
              key={each}
              isDisabled={view.state !== 'idle'}
              aria-label={words.decideOn(words.decide(each, status), name)}
              onPress={() => send({ type: 'organization.decide', id, status: each })}
            >
              {words.decide(each, status)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
