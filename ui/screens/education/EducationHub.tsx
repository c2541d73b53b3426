import './Education.phrases.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ApplicationStatus } from './application/ApplicationStatus.tsx';
import { BenefitRings } from './calculator/BenefitRings.tsx';
import { Deadlines } from './application/Deadlines.tsx';
import { columns } from './Education.css.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { useWords } from '../../language/useWords.ts';
import { educationWords } from './Education.words.ts';
import { PortalBanner } from './application/PortalBanner.tsx';
import { ProgramSearch } from './ProgramSearch.tsx';
import type { ProgramsProps } from './Education.types.ts';
import type { EducationView } from '@vetsync/machines/education/education';
import type { LucideIcon } from 'lucide-react';
import ListChecks from 'lucide-react/icons/list-checks';
import Users from 'lucide-react/icons/users';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Benefits } from '../../components/Icon/drawings/Benefits.tsx';
import { ServiceRecord } from '../../components/Icon/drawings/ServiceRecord.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { notOnPhone, phoneOnly } from '../layout.css.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

type Links = EducationView['links'];
const actions: readonly {
  name: Exclude<keyof typeof educationWords.quickActions, 'title'>;
  to: Exclude<keyof Links, 'schools'>;
  icon: LucideIcon;
}[] = [
  { name: 'track', to: 'applications', icon: ListChecks },
  { name: 'calculator', to: 'calculator', icon: Benefits },
  { name: 'documents', to: 'documents', icon: ServiceRecord },
  { name: 'connect', to: 'community', icon: Users },
];

/** Quick Actions of the hub (feature spec, section 2, "College page"). */
function EducationActions({ links }: { links: Links }) {
  const words = useWords(educationWords).quickActions;
  return (
    <Section title={words.title}>
      <div className={notOnPhone}>
        <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} space="small">
          {actions.map(({ name, to, icon }) => (
            <ActionLink
              key={name}
              href={links[to]}
              icon={icon}
              label={words[name].label}
              note={words[name].note}
            />
          ))}
        </Grid>
      </div>
      <div className={phoneOnly}>
        <Grid columns={2} space="small">
          {actions.map(({ name, to }) => (
            <LinkButton key={name} href={links[to]} width="full">
              {words[name].label}
            </LinkButton>
          ))}
        </Grid>
      </div>
    </Section>
  );
}

export type { ProgramsProps } from './Education.types.ts';

/** The Education Hub (feature spec, section 2, "College page"). */
export function EducationHub({ view, send, programs }: ProgramsProps) {
  const words = useWords(educationWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        tabs={<PageTabs words={words} links={view.links} current="hub" />}
      />
      <PortalBanner view={view} send={send} />
      <div className={columns}>
        <Deadlines view={view} send={send} />
        <ApplicationStatus view={view} send={send} />
      </div>
      <BenefitRings view={view} />
      <EducationActions links={view.links} />
      <ProgramSearch programs={programs} />
    </Stack>
  );
}
