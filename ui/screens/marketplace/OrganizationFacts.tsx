import type { ListedOrganization, OrganizationExtras } from '@vetsync/machines/marketplace/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Box } from '../../components/Box/Box.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { formatNumber, relativeTime } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { useWords } from '../../language/useWords.ts';
import { marketplaceWords, organizationWords } from './Marketplace.words.ts';
import { Part } from '../system/parts/Part.tsx';

interface OrganizationFactsProps {
  organization: ListedOrganization;
  extras: OrganizationExtras;
  intl: IntlConfig;
}

/** Type, locations, size and age. */
export function OrganizationFacts({ organization: { location }, extras, intl }: OrganizationFactsProps) {
  const sharedWords = useWords(marketplaceWords);
  const words = useWords(organizationWords);
  const { type, locations, established, lastActive, memberCount, activePrograms } = extras;
  const works = (
    <Box as="ul" listStyle="none">
      {locations.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Box>
  );
  const active = (
    <TimeText at={lastActive} intl={intl}>
      {relativeTime(lastActive, intl)}
    </TimeText>
  );
  return (
    <Part title={words.facts}>
      <DescriptionList
        items={[
          { label: words.type, value: sharedWords.kinds[type] },
          { label: words.seat, value: location },
          { label: words.works, value: works },
          { label: words.established, value: String(established) },
          { label: words.members, value: formatNumber(memberCount, intl) },
          { label: words.active, value: formatNumber(activePrograms, intl) },
          { label: words.lastActive, value: active },
        ]}
      />
    </Part>
  );
}
