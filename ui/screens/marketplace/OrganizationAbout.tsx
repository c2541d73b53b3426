import type { Organization, Reader } from '@vetsync/machines/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { figure, relativeTime } from '../format.ts';
import { When } from '../system/When.tsx';
import { tags as tagsStyle } from './Marketplace.css.ts';
import { marketplaceWords, organizationWords as words } from './Marketplace.words.ts';
import { plain } from './OrganizationDetail.css.ts';
import { OrganizationPart } from './OrganizationPart.tsx';

interface OrganizationAboutProps {
  organization: Organization;
  reader: Reader;
}

/** What it does, in words and in figures. */
export function OrganizationAbout({ organization, reader }: OrganizationAboutProps) {
  const { name, description, tags, type, location, locations, established, lastActive } = organization;
  const works = (
    <ul className={plain}>
      {locations.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
  return (
    <OrganizationPart title={words.about}>
      <Text>{description}</Text>
      <ul className={tagsStyle} aria-label={marketplaceWords.tags(name)}>
        {tags.map((tag) => (
          <li key={tag}>
            <Badge emphasis="outline">{tag}</Badge>
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          { label: words.type, value: marketplaceWords.kinds[type] },
          { label: words.seat, value: location },
          { label: words.works, value: works },
          { label: words.established, value: String(established) },
          { label: words.members, value: figure(organization.memberCount, reader) },
          { label: words.active, value: figure(organization.activePrograms, reader) },
          {
            label: words.lastActive,
            value: (
              <When at={lastActive} reader={reader}>
                {relativeTime(lastActive, reader)}
              </When>
            ),
          },
        ]}
      />
    </OrganizationPart>
  );
}
