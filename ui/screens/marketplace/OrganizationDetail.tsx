import type {
  OrganizationDetailEvent,
  OrganizationDetailView,
} from '@vetsync/machines/marketplace/organizationDetail';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { listingSearchWords } from './ListingSearch.words.ts';
import { organizationWords } from './Marketplace.words.ts';
import { Bullets } from './Bullets.tsx';
import { OrganizationAbout } from './OrganizationAbout.tsx';
import { OrganizationContact } from './OrganizationContact.tsx';
import { columns, screenOnly } from '../layout.css.ts';
import { OrganizationFacts } from './OrganizationFacts.tsx';
import { OrganizationHead } from './OrganizationHead.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { Part } from '../system/parts/Part.tsx';
import { OrganizationReviews } from './OrganizationReviews.tsx';

export interface OrganizationDetailProps {
  view: OrganizationDetailView;
  send: (event: OrganizationDetailEvent) => void;
  /** What the organization offers. */
  children?: ReactNode;
}

/**
 * All about one organization (platform spec, section 2, "Route table"; feature spec, section 3, "Organization"), and what it
 * offers.
 */
export function OrganizationDetail({ view, send, children }: OrganizationDetailProps) {
  const words = useWords(organizationWords);
  const sharedWords = useWords(listingSearchWords);
  const { state, organization, reader, marketplaceHref } = view;
  if (state === 'unknown')
    return (
      <EmptyState
        icon={SearchX}
        level={1}
        title={words.unknown.title}
        action={
          <LinkButton href={marketplaceHref} variant="primary">
            {words.back}
          </LinkButton>
        }
      >
        {words.unknown.text}
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <LoadFailed
        words={{ title: sharedWords.details.failed, retry: sharedWords.retry }}
        failure={null}
        onRetry={() => send({ type: 'organization.retry' })}
      />
    );
  if (!organization) return <Spinner label={sharedWords.details.reading} />;
  const { extras } = organization;
  return (
    <Stack space="large">
      <div className={screenOnly}>
        <LinkButton href={marketplaceHref} variant="quiet" icon={ArrowLeft}>
          {words.back}
        </LinkButton>
      </div>
      <OrganizationHead organization={organization} />
      <div className={columns}>
        <Stack space="large">
          <OrganizationAbout organization={organization} />
          {children}
          {extras && <OrganizationReviews reviews={extras.externalReviews} reader={reader} />}
        </Stack>
        <Stack space="large">
          <OrganizationContact view={view} />
          {extras && (
            <>
              <OrganizationFacts organization={organization} extras={extras} reader={reader} />
              <Part title={words.certifications}>
                <Bullets items={extras.certifications} />
              </Part>
            </>
          )}
        </Stack>
      </div>
    </Stack>
  );
}
