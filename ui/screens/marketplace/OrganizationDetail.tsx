import type { OrganizationDetailEvent, OrganizationDetailView } from '@vetsync/machines/organizationDetail';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Box } from '../../components/Box/Box.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { organizationWords } from './Marketplace.words.ts';
import { Bullets } from './Bullets.tsx';
import { OrganizationAbout } from './OrganizationAbout.tsx';
import { OrganizationContact } from './OrganizationContact.tsx';
import { columns, screenOnly } from '../layout.css.ts';
import { OrganizationFacts } from './OrganizationFacts.tsx';
import { OrganizationHead } from './OrganizationHead.tsx';
import { OrganizationNotFound } from './OrganizationNotFound.tsx';
import { Part } from '../system/parts/Part.tsx';
import { OrganizationProgram } from './OrganizationProgram.tsx';
import { OrganizationReviews } from './OrganizationReviews.tsx';

export interface OrganizationDetailProps {
  view: OrganizationDetailView;
  send: (event: OrganizationDetailEvent) => void;
}

/**
 * All details of one organization (platform spec, section 2, "Route table"; feature spec, section 3,
 * "Organization").
 */
export function OrganizationDetail({ view, send }: OrganizationDetailProps) {
  const words = useWords(organizationWords);
  const { organization, contacts, programs, reader } = view;
  if (!organization) return <OrganizationNotFound href={view.marketplaceHref} />;
  const { certifications, externalReviews } = organization;
  return (
    <Stack space="large">
      <div className={screenOnly}>
        <LinkButton href={view.marketplaceHref} variant="quiet" icon={ArrowLeft}>
          {words.back}
        </LinkButton>
      </div>
      <OrganizationHead organization={organization} />
      <div className={columns}>
        <Stack space="large">
          <OrganizationAbout organization={organization} />
          <Part title={words.programs.title}>
            <Box as="ul" listStyle="none">
              {programs.map((program) => (
                <OrganizationProgram key={program.id} {...{ program, reader, send }} />
              ))}
            </Box>
          </Part>
          <OrganizationReviews reviews={externalReviews} reader={reader} />
        </Stack>
        <Stack space="large">
          <OrganizationContact organization={organization} contacts={contacts} />
          <OrganizationFacts organization={organization} reader={reader} />
          <Part title={words.certifications}>
            <Bullets items={certifications} />
          </Part>
        </Stack>
      </div>
    </Stack>
  );
}
