import type { ApplicationKind } from '../world/applications.ts';
import type { World } from '../world/world.ts';
import type { Desk } from './messagesPlace.ts';

/** What messages and interviews have to know of an application, from the shared world or a portal's samples. */
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
  /** What it is for, named to the applicant: `Operations Manager at Tech Corp`. */
  subject: string;
}

interface Applied {
  id: string;
  veteranId: string;
  veteranName: string;
  veteranRank: string;
  veteranBranch: string;
  veteranImage: string;
}

const briefOf = (application: Applied, kind: ApplicationKind, subject: string): ApplicationBrief => ({
  id: application.id,
  kind,
  personId: application.veteranId,
  personName: application.veteranName,
  personDetail: [application.veteranRank, application.veteranBranch].filter(Boolean).join(', '),
  personImage: application.veteranImage,
  subject,
});

/** Applications handed in to a desk in the shared world, oldest first. */
export function worldBriefs(world: World, desk: Desk): ApplicationBrief[] {
  if (desk === 'recruiter')
    return world.jobApplications.map((one) => briefOf(one, 'job', `${one.jobTitle} at ${one.company}`));
  if (desk === 'university')
    return world.collegeApplications.map((one) =>
      briefOf(one, 'college', `${one.program} at ${one.university}`),
    );
  return world.nonprofitApplications.map((one) =>
    briefOf(one, 'nonprofit', `${one.program} at ${one.organization}`),
  );
}
