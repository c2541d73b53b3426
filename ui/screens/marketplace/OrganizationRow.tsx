import type { ListedOrganization, OrganizationExtras } from '@vetsync/machines/marketplace/model';
import type { FoundOrganization } from '@vetsync/machines/marketplace/organizationSearch';
import Star from 'lucide-react/icons/star';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { Row } from '../../components/RowList/RowList.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { notOnPhone, phoneOnly } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { newOrganizationWords } from '../organizations/NewOrganization.words.ts';
import { facts, oneLineOnPhone, place, stars } from './Marketplace.css.ts';
import { marketplaceWords } from './Marketplace.words.ts';
import { OrganizationMark } from './OrganizationMark.tsx';

/** One organization in the list: its name, what it offers, and where, how good and how checked. */
export function OrganizationRow({ organization, href }: FoundOrganization) {
  const words = useWords(marketplaceWords);
  const { kinds } = useWords(newOrganizationWords);
  const { name, kind, location, extras } = organization;
  return (
    <Row
      mark={<OrganizationMark name={name} category={extras?.category} />}
      href={href}
      title={
        <>
          <span aria-hidden>{name}</span>
          <VisuallyHidden>{words.detailsOf(name)}</VisuallyHidden>
        </>
      }
      detail={
        extras ? (
          <Figures location={location} {...extras} />
        ) : (
          [kinds[kind], location].filter((part) => part !== '').join(' · ')
        )
      }
      state={
        // The link covers the row and has these words in its name.
        <span aria-hidden className={notOnPhone}>
          <Text as="span" size="small" weight="medium" tone="positive">
            {words.details}
          </Text>
        </span>
      }
    />
  );
}

/** What the demo knows of an organization, in one line. */
function Figures({
  location,
  tagline,
  rating,
  reviewCount,
  verified,
  activePrograms,
}: OrganizationExtras & Pick<ListedOrganization, 'location'>) {
  const words = useWords(marketplaceWords);
  const checked = (
    <Text as="span" size="small" weight="medium" tone="positive">
      {words.verified}
    </Text>
  );
  return (
    <>
      <span className={oneLineOnPhone}>
        <Text as="span" size="small" tone="neutral">
          {tagline}
        </Text>
      </span>
      <div className={notOnPhone}>
        <span className={facts}>
          <span className={stars}>
            <Rating value={rating} reviewCount={reviewCount} />
          </span>
          {verified && checked}
          <span className={place}>{[location, words.programs(activePrograms)].join(' · ')}</span>
        </span>
      </div>
      <div className={phoneOnly}>
        <span className={oneLineOnPhone}>
          <Icon of={Star} size="small" label={words.rating} /> {rating.toFixed(1)} ({reviewCount}) ·{' '}
          {verified && <>{checked} · </>}
          {location}
        </span>
      </div>
    </>
  );
}
