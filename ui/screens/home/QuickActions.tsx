import type { QuickActionDestination } from '@vetsync/machines/home/model';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Users from 'lucide-react/icons/users';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { VeteranHomeProps } from './Home.types.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

const icons: Record<QuickActionDestination, LucideIcon> = {
  wellness: HeartPulse,
  education: GraduationCap,
  career: BriefcaseBusiness,
  community: Users,
};

export function QuickActions({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).quickActions;
  return (
    <Section title={words.title}>
      <Grid columns={{ mobile: 1, tablet: 2 }} space="small">
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
    </Section>
  );
}
