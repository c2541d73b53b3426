import { openInterviews } from '@vetsync/machines/interviews/model';
import { openMailbox, type CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { Overview } from '@vetsync/machines/exchange/model';
import { overviewPopularMax, overviewRecentMax } from '@vetsync/machines/model/exchange';
import type { CollegeApplication, World } from '@vetsync/machines/model/world';
import type { PopularListing, RecentApplication } from '@vetsync/machines/portal/model';
import { collegeStatusNames, seededRandom } from '@vetsync/machines/reviews/model';
import { reviewStep } from '@vetsync/machines/shell/model';
import { shellHref } from '@vetsync/machines/shell/model';
import {
  applicationsOfUniversity,
  collegeAwaitsDecision,
  programDemand,
  universityContacts,
  universityFigures,
  universityPhrase,
  type ProgramDemand,
  type UniversityFigures,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import type { OpenDemoWork } from '../demoOverview.ts';
import { decisionWork, interviewWork, messageWork } from './workParts.ts';

const at = { role: 'university' } as const;
const list = (query: Record<string, string>) => shellHref({ ...at, tab: 'applications', query });

const reviewHref = (id: string) => shellHref({ ...at, tab: 'applications', detail: [reviewStep, id] });

/** Interviews, then who has waited longest for a decision, then who has waited longest for an answer. */
export const universityWork: OpenDemoWork<UniversitySamples, { correspondence: CorrespondenceSamples }> = ({
  samples,
  records,
  world: first,
  epoch,
  now,
}) => {
  const contactsIn = (world: World) => universityContacts(records, world);
  const portal = { ...samples, role: 'university', contactsIn, world: first, now } as const;
  const mailboxIn = openMailbox(portal);
  const interviewsIn = openInterviews({ ...portal, earlier: () => [], organization: records.organization });
  // The same until the demo is reset.
  const activities = records.activities(seededRandom(`activities ${epoch}`));
  return (world) => ({
    meetings: {
      ...interviewWork(interviewsIn(world), at, now()),
      href: list({ status: 'interview_scheduled' }),
    },
    waiting: [
      decisionWork(applicationsOfUniversity(records, world).filter(collegeAwaitsDecision), {
        kind: 'college',
        subject: ({ program }) => program,
        hrefOf: reviewHref,
        href: list({ status: 'under_review', sort: 'submitted' }),
      }),
      messageWork(mailboxIn(world), at),
    ],
    stats: statsOf(universityFigures(records, world, now())),
    cards: {
      recent: applicationsOfUniversity(records, world).slice(0, overviewRecentMax).map(recentOf),
      popular: programDemand(records, world).slice(0, overviewPopularMax).map(popularOf),
      activities,
      links: { applications: list({}), listings: shellHref({ ...at, tab: 'programs' }) },
    },
  });
};

const statsOf = ({
  activeStudents,
  applications,
  pending,
  interviews,
  accepted,
  acceptance,
}: UniversityFigures): Overview['stats'] => [
  {
    label: universityPhrase('activeStudents'),
    value: activeStudents,
    hint: universityPhrase('enrolledStudents'),
  },
  {
    label: universityPhrase('applications'),
    value: applications,
    hint: universityPhrase('waitForDecision', pending),
  },
  {
    label: universityPhrase('interviews'),
    value: interviews,
    hint: universityPhrase('scheduledInterviews'),
  },
  {
    label: universityPhrase('acceptance'),
    value: acceptance,
    isPercent: true,
    hint: universityPhrase('acceptedInYear', accepted),
  },
];

const recentOf = (application: CollegeApplication): RecentApplication => ({
  id: application.id,
  name: application.veteranName,
  image: application.veteranImage,
  subject: application.program,
  at: application.submitDate,
  status: application.status,
  statusLabel: collegeStatusNames[application.status],
  href: reviewHref(application.id),
});

const popularOf = ({ id, name, applications, students }: ProgramDemand): PopularListing => ({
  id,
  name,
  applications,
  taken: universityPhrase('enrolledCount', students),
  href: list({ program: name }),
});
