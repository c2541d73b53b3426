import type { PublicOrganizationView } from '@vetsync/machines/organizations/model';
import { Anchor } from '../../../../components/Link/Anchor.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { publicPagesWords } from './PublicPages.words.ts';
import { WebsiteLink } from './WebsiteLink.tsx';

/** How to reach an organization. Nothing, if it doesn't say. */
export function OrganizationContact({
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
