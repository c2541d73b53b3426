import type { ProviderView } from '@vetsync/machines/hospital';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { useDates } from '../system/parts/useDates.ts';
import { useWords } from '../../language/useWords.ts';
import { providerWords } from './Hospital.words.ts';
import { VisitList } from './VisitList.tsx';

/** A provider of the network, read-only. */
export function ProviderRecord({ provider }: { provider: ProviderView }) {
  const { fullDay } = useDates();
  const words = useWords(providerWords);
  const { specialty: writeSpecialty } = useWords(worldPhrases);
  const { specialty, facility, location, rating, acceptingPatients, availability, phone, upcoming } =
    provider;
  return (
    <Stack space="large">
      <DescriptionList
        items={[
          { label: words.specialty, value: writeSpecialty(specialty) },
          { label: words.facility, value: `${facility}, ${location}` },
          { label: words.rating, value: <Rating value={rating} /> },
          {
            label: words.accepting,
            value: <Badge tone={acceptingPatients ? 'positive' : 'neutral'}>{availability}</Badge>,
          },
          ...(provider.nextAvailable ? [{ label: words.next, value: fullDay(provider.nextAvailable) }] : []),
          { label: words.phone, value: <a href={`tel:${phone}`}>{phone}</a> },
        ]}
      />
      <Stack space="small">
        <Heading level={3}>{words.upcoming}</Heading>
        <VisitList visits={upcoming} emptyText={words.noneUpcoming} />
      </Stack>
    </Stack>
  );
}
