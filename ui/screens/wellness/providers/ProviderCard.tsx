import type { Provider } from '@vetsync/machines/wellness/model';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Rating } from '../../../components/Rating/Rating.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useDates } from '../../system/parts/useDates.ts';
import { providerFact, providerFacts, providerHead } from './Providers.css.ts';
import { tile } from '../../layout.css.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { providerFinderWords } from '../ProviderFinder.words.ts';

interface ProviderCardProps {
  provider: Provider;
  onSchedule: (providerId: string) => void;
}

/** A provider: name, location, and next available time. */
export function ProviderCard({ provider, onSchedule }: ProviderCardProps) {
  const { shortDay } = useDates();
  const words = useWords(providerFinderWords);
  const sharedWords = useWords(worldPhrases);
  const { id, name, specialty, rating, distance, availability, facility, location, avatar } = provider;
  const { nextAvailable, acceptingPatients, phone } = provider;
  return (
    <article className={tile} aria-label={name}>
      <div className={providerHead}>
        <Avatar name={name} mark={avatar} tone="own" />
        <div>
          <Text as="div" weight="strong">
            {name}
          </Text>
          <Text as="div" size="small" tone="muted">
            {sharedWords.specialty(specialty)}
          </Text>
          <Rating value={rating} />
        </div>
      </div>
      <ul className={providerFacts}>
        <li className={providerFact}>
          <Icon of={MapPin} size="small" />
          <Text as="span" size="small">
            {facility}, {location} ({words.miles(distance)})
          </Text>
        </li>
        <li className={providerFact}>
          <Icon of={CalendarDays} size="small" />
          {acceptingPatients && nextAvailable ? (
            <Text as="span" size="small">
              {availability}. {words.next(shortDay(nextAvailable))}
            </Text>
          ) : (
            <Badge tone="caution">{words.notAccepting}</Badge>
          )}
        </li>
      </ul>
      <div className={providerHead}>
        <Button
          size="small"
          isDisabled={!acceptingPatients}
          aria-label={words.scheduleWith(name)}
          onPress={() => onSchedule(id)}
        >
          {words.schedule}
        </Button>
        <a href={`tel:${phone}`}>
          <Text as="span" size="small">
            {words.call(phone)}
          </Text>
        </a>
      </div>
    </article>
  );
}
