import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Rating } from '../../../components/Rating/Rating.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { tile } from '../../layout.css.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { providerFact, providerFacts, providerHead } from './ProviderCard.css.ts';

interface ProviderCardProps {
  name: string;
  specialty: string;
  /** Stars from 0 to 5. @default unknown */
  rating?: number | undefined;
  place: string;
  /** When patients can come; null: no new ones are taken. */
  opening: string | null;
  /** What can be done. */
  children: ReactNode;
}

/** Someone who gives care: what, where, and whether they take new patients. */
export function ProviderCard({ name, specialty, rating, place, opening, children }: ProviderCardProps) {
  const words = useWords(listingSearchWords).care;
  return (
    <article className={tile} aria-label={name}>
      <div className={providerHead}>
        <Avatar name={name} />
        <div>
          <Text as="div" weight="strong">
            {name}
          </Text>
          <Text as="div" size="small" tone="muted">
            {specialty}
          </Text>
          {rating !== undefined && <Rating value={rating} />}
        </div>
      </div>
      <ul className={providerFacts}>
        <li className={providerFact}>
          <Icon of={MapPin} size="small" />
          <Text as="span" size="small">
            {place}
          </Text>
        </li>
        <li className={providerFact}>
          <Icon of={CalendarDays} size="small" />
          {opening === null ? (
            <Badge tone="caution">{words.notAccepting}</Badge>
          ) : (
            <Text as="span" size="small">
              {opening}
            </Text>
          )}
        </li>
      </ul>
      <div className={providerHead}>{children}</div>
    </article>
  );
}
