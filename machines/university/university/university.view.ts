import type { SnapshotFrom } from 'xstate';
import { applicationsOfUniversity, programDemand, universityFigures } from '../model/index.ts';
import { collegeStatusNames, reviewStep } from '../../reviews/model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { Phrase } from '../../kit/index.ts';
import type { CollegeApplication } from '../../model/world/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { UniversityActivity, UniversityFigures } from '../model/index.ts';
import type { universityMachine } from './university.machine.ts';

/** Number of applications under "Recent Applications" (feature spec, section 9). */
export const recentApplicationCount = 3;
/** Number of programs under "Popular Programs". */
export const popularProgramCount = 4;

export interface RecentApplication extends Pick<
  CollegeApplication,
  'id' | 'veteranName' | 'veteranImage' | 'program' | 'university' | 'submitDate' | 'matchScore' | 'status'
> {
  /** Rank and branch. */
  service: string;
  statusLabel: Phrase;
  /** URL of its review. */
  href: string;
}

export interface UniversityView {
  figures: UniversityFigures;
  recent: readonly RecentApplication[];
  /** Programs with the most applications first. `href` lists a program's applications. */
  popular: readonly { id: string; name: string; applications: number; students: number; href: string }[];
  activities: readonly UniversityActivity[];
  links: { applications: string; programs: string; students: string };
  reader: Reader;
}

/** The platform and role whose pages are linked. */
type At = Pick<ShellTarget, 'mode' | 'role'>;

const recentOf =
  (at: At) =>
  ({ veteranRank, veteranBranch, ...application }: CollegeApplication): RecentApplication => ({
    ...application,
    service: [veteranRank, veteranBranch].filter(Boolean).join(', '),
    statusLabel: collegeStatusNames[application.status],
    href: shellHref({ ...at, tab: 'applications', detail: [reviewStep, application.id] }),
  });

export function universityView({ context }: SnapshotFrom<typeof universityMachine>): UniversityView {
  const { samples, world, activities, at, reader } = context;
  return {
    figures: universityFigures(samples, world, reader.now),
    recent: applicationsOfUniversity(samples, world).slice(0, recentApplicationCount).map(recentOf(at)),
    popular: programDemand(samples, world)
      .slice(0, popularProgramCount)
      .map(({ id, name, applications, students }) => ({
        id,
        name,
        applications,
        students,
        href: shellHref({ ...at, tab: 'applications', query: { program: name } }),
      })),
    activities,
    links: {
      applications: shellHref({ ...at, tab: 'applications' }),
      programs: shellHref({ ...at, tab: 'programs' }),
      students: shellHref({ ...at, tab: 'students' }),
    },
    reader,
  };
}
