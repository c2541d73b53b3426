import type { UniversityView } from '@vetsync/machines/university';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { figure } from '../format.ts';
import { figures as figuresStyle } from '../portal/PortalPage.css.ts';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';

export function UniversityStats({ view: { figures, reader } }: { view: UniversityView }) {
  const words = useWords(universityWords).dashboard;
  const read = (count: number) => figure(count, reader);
  const { activeStudents, applications, pending, interviews, accepted, acceptance } = figures;
  return (
    <section className={figuresStyle} aria-label={words.figures}>
      <StatCard {...words.students} figure={read(activeStudents)} icon={GraduationCap} />
      <StatCard
        label={words.applications.label}
        figure={read(applications)}
        hint={words.applications.hint(pending)}
        icon={FileText}
      />
      <StatCard {...words.interviews} figure={read(interviews)} icon={CalendarClock} />
      <StatCard
        label={words.acceptance.label}
        figure={acceptance === null ? words.acceptance.none : `${acceptance}%`}
        hint={words.acceptance.hint(accepted)}
        icon={CircleCheck}
      />
    </section>
  );
}
