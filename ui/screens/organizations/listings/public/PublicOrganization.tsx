import type { PublicOrganizationView } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Anchor } from '../../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../../components/Avatar/Avatar.tsx';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { columns } from '../../../layout.css.ts';
import { newOrganizationWords } from '../../NewOrganization.words.ts';
import { ListedRows } from './ListedRows.tsx';
import { written } from '../Listings.css.ts';
import { publicPagesWords } from './PublicPages.words.ts';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { WebsiteLink } from './WebsiteLink.tsx';
import { PageHead } from '../../../system/parts/PageHead.tsx';

/** How to reach an organization. Nothing, if it doesn't say. */
function OrganizationContact({
  view: { organization, website, phoneHref },
}: {
  view: PublicOrganizationView;
}) {
  const words = useWords(publicPagesWords).organization;
  const { contactEmail, phone, location, zip } = organization;
  const values = {
    website: website && <WebsiteLink website={website} />,
    contactEmail: contactEmail && <Anchor href={`mailto:${contactEmail}`}>{contactEmail}</Anchor>,
    phone: phoneHref ? <Anchor href={phoneHref}>{phone}</Anchor> : phone,
    place: [location, zip].filter(Boolean).join(' '),
  };
  const items = (Object.keys(values) as (keyof typeof values)[])
    .filter((label) => values[label])
    .map((label) => ({ label: words.labels[label], value: values[label] }));
  return (
    items.length > 0 && (
      <Section title={words.contact}>
        <DescriptionList items={items} />
      </Section>
    )
  );
}

export interface PublicOrganizationProps {
  view: PublicOrganizationView;
  intl: IntlConfig;
}

/** An approved organization, for everyone: who they are, and what is open. */
export function PublicOrganization({ view, intl }: PublicOrganizationProps) {
  const words = useWords(publicPagesWords).organization;
  const sharedWords = useWords(newOrganizationWords);
  const { organization, listings, moreHref } = view;
  const { name, kind, about, location } = organization;
  return (
    <Stack space="large">
      <PageHead
        title={name}
        subtitle={[sharedWords.kinds[kind], location].filter(Boolean).join(' · ')}
        mark={<Avatar name={name} shape="organization" />}
      />
      <div className={columns}>
        <Section title={words.listings} action={moreHref && <Anchor href={moreHref}>{words.more}</Anchor>}>
          {listings.length > 0 ? (
            <ListedRows listings={listings} hasOrganizations={false} intl={intl} />
          ) : (
            <EmptyState level={3} title={words.none.title}>
              {words.none.text}
            </EmptyState>
          )}
        </Section>
        <Stack space="large">
          {about && (
            <Section title={words.about}>
              <Text as="div">
                <div className={written}>{about}</div>
              </Text>
            </Section>
          )}
          <OrganizationContact view={view} />
        </Stack>
      </div>
    </Stack>
  );
}
