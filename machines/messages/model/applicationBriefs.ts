import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import type {
  CollegeApplication,
  JobApplication,
  NonprofitApplication,
} from '../../model/world/applications.ts';
import { latestDecision } from '../../model/world/applyFact.ts';
import type { AnyStatus } from '../../model/world/outcomes.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import type { World } from '../../model/world/world.ts';
import type { MessagingRole } from './messagesRoute.ts';

/** What messages and interviews need to know of an application, from the shared world or a portal's samples. */
export interface ApplicationBrief {
  /** Of the application. */
  id: string;
  kind: ApplicationKind;
  personId: string;
  personName: string;
  /** Rank and branch. */
  personDetail: string;
  /** Id of a drawn portrait, or empty. */
  personImage: string;
  /** The job or program that it is for: `Operations Manager at Tech Corp`. */
  subject: Phrase;
  status: AnyStatus;
}

/** Nobody has decided on it yet. */
export const isUndecided = ({ status }: Pick<ApplicationBrief, 'status'>): boolean =>
  status === 'submitted' || status === 'under_review';

interface AnyApplication {
  id: string;
  status: AnyStatus;
  veteranId: string;
  veteranName: string;
  veteranRank: string;
  veteranBranch: string;
  veteranImage: string;
}

const rankAndBranch = ({ veteranRank, veteranBranch }: AnyApplication) =>
  [veteranRank, veteranBranch].filter(Boolean).join(', ');
const briefOf = (application: AnyApplication, kind: ApplicationKind, subject: Phrase): ApplicationBrief => ({
  id: application.id,
  kind,
  personId: application.veteranId,
  personName: application.veteranName,
  personDetail: rankAndBranch(application),
  personImage: application.veteranImage,
  subject,
  status: application.status,
});

/** The briefs, each with the status of its latest decision in the shared world. */
export const briefsWithDecisions = (briefs: readonly ApplicationBrief[], world: World): ApplicationBrief[] =>
  briefs.map((brief) => {
    const status = latestDecision(world, brief.kind, brief.id)?.status ?? brief.status;
    return status === brief.status ? brief : { ...brief, status };
  });

/** Applications of the shared world or of a portal's samples, as messages and interviews speak of them. */
export const briefsOf = {
  recruiter: (applications: readonly JobApplication[]) =>
    applications.map((application) =>
      briefOf(application, 'job', worldPhrase('subject', application.jobTitle, application.company)),
    ),
  university: (applications: readonly CollegeApplication[]) =>
    applications.map((application) =>
      briefOf(application, 'college', worldPhrase('subject', application.program, application.university)),
    ),
  nonprofit: (applications: readonly NonprofitApplication[]) =>
    applications.map((application) =>
      briefOf(
        application,
        'nonprofit',
        worldPhrase('subject', application.program, application.organization),
      ),
    ),
} as const;

/** What was submitted to an organization in the shared world, oldest first. */
export const briefsInWorld = (world: World, role: MessagingRole): ApplicationBrief[] =>
  ({
    recruiter: () => briefsOf.recruiter(world.jobApplications),
    university: () => briefsOf.university(world.collegeApplications),
    nonprofit: () => briefsOf.nonprofit(world.nonprofitApplications),
  })[role]();
