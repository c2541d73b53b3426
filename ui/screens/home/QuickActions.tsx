import type { QuickActionDestination } from '@vetsync/machines/home/model';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Users from 'lucide-react/icons/users';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { VeteranHomeProps } from './Home.types.ts';
import { notOnPhone, phoneOnly } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

const icons: Record<QuickActionDestination, LucideIcon> = {
  wellness: HeartPulse,
  education: GraduationCap,
  career: BriefcaseBusiness,
  community: Users,
};

/** Four ways into the platform; on a phone by their names alone. */
export function QuickActions({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).quickActions;
  return (
    <Section title={words.title}>
      <div className={notOnPhone}>
        <Grid columns={2} space="small">
          {view.quickActions.map(({ destination, href }) => (
            <ActionLink
              key={destination}
              href={href}
              icon={icons[destination]}
              label={words.destinations[destination].label}
              note={words.destinations[destination].note}
            />
          ))}
        </Grid>
      </div>
      <div className={phoneOnly}>
        <Grid columns={2} space="small">
          {view.quickActions.map(({ destination, href }) => (
            <LinkButton key={destination} href={href} width="full">
              {words.destinations[destination].label}
            </LinkButton>
          ))}
        </Grid>
      </div>
    </Section>
  );
}
