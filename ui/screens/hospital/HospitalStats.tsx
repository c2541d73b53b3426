import type { HospitalView } from '@vetsync/machines/hospital';
import Brain from 'lucide-react/icons/brain';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Users from 'lucide-react/icons/users';
import { Grid } from '../../components/Grid/Grid.tsx';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { figure } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';

/** Figures of the dashboard (feature spec, section 2). */
export function HospitalStats({ view: { figures, visits, reader } }: { view: HospitalView }) {
  const words = useWords(hospitalWords).dashboard;
  const { patients, mentalHealthCases, staff, departments } = figures;
  return (
    <Grid as="section" aria-label={words.stats} columns={{ mobile: 2, desktop: 4 }} space="small">
      <StatCard
        label={words.patients}
        figure={figure(patients, reader)}
        hint={words.patientsHint(departments)}
        icon={Users}
      />
      <StatCard
        label={words.cases}
        figure={figure(mentalHealthCases, reader)}
        hint={words.casesHint}
        icon={Brain}
      />
      <StatCard
        label={words.staff}
        figure={figure(staff, reader)}
        hint={words.staffHint}
        icon={Stethoscope}
      />
      <StatCard
        label={words.visits}
        figure={figure(visits.upcoming, reader)}
        hint={words.visitsHint(visits.requested)}
        icon={CalendarDays}
      />
    </Grid>
  );
}
