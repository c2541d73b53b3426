import type { CommandRequest } from '../../model/exchange/syncedWorld.ts';
import type { ApplicationDraft } from './draft.ts';
import type { ApplicationTarget } from './target.ts';
import type { CollegeForm } from '../../model/world/applications.ts';
import type { WorldCommand } from '../../model/world/commands.ts';
import { jobApplicantFallback } from './applicant.ts';
import type { Applicant } from './applicant.ts';

export const collegeFormOf = ({ text, startTerm, financialAid }: ApplicationDraft): CollegeForm => ({
  personalStatement: text.personalStatement.trim(),
  academicGoals: text.academicGoals.trim(),
  militaryExperience: text.militaryExperience.trim(),
  careerObjective: text.careerObjective.trim(),
  preferredStartDate: startTerm,
  financialAid,
  accommodations: text.accommodations.trim(),
});

const orFallback = (applicant: Omit<Applicant, 'skills'>) => ({
  ...applicant,
  veteranBranch: applicant.veteranBranch || jobApplicantFallback.veteranBranch,
  veteranRank: applicant.veteranRank || jobApplicantFallback.veteranRank,
});

/** Turns an application into a command for the world. `id` is the one that the person sees. */
export function applicationCommand(
  target: ApplicationTarget,
  draft: ApplicationDraft,
  { skills: _skills, ...veteran }: Applicant,
  id: string,
): WorldCommand {
  const { text, chosen } = draft;
  switch (target.kind) {
    case 'job': {
      const { jobTitle, company, salary, location } = target;
      const coverLetter = text.coverLetter.trim();
      const application = { ...orFallback(veteran), id, jobTitle, company, salary, location };
      return {
        type: 'job.submit',
        application: { ...application, militarySkills: chosen, ...(coverLetter && { coverLetter }) },
      };
    }
    case 'college': {
      const { program, university } = target;
      const applicationData = collegeFormOf(draft);
      return {
        type: 'college.submit',
        application: { ...veteran, id, program, university, applicationData },
      };
    }
    case 'nonprofit': {
      const { program, organization } = target;
      const currentStatus = text.situation.trim();
      const message = text.message.trim();
      return {
        type: 'nonprofit.submit',
        application: {
          ...veteran,
          id,
          program,
          organization,
          needsAssessment: chosen,
          ...(currentStatus && { currentStatus }),
          ...(message && { message }),
        },
      };
    }
  }
}

/** Asks the server to send an application to the organization whose listing the target is. */
export function submissionRequest(target: ApplicationTarget, draft: ApplicationDraft): CommandRequest {
  const { text, chosen, leftOut } = draft;
  const common = { listingId: target.id, share: Object.fromEntries(leftOut.map((part) => [part, false])) };
  switch (target.kind) {
    case 'job': {
      const coverLetter = text.coverLetter.trim();
      return { type: 'job.submit', payload: { ...common, ...(coverLetter && { coverLetter }) } };
    }
    case 'college':
      return { type: 'college.submit', payload: { ...common, form: collegeFormOf(draft) } };
    case 'nonprofit': {
      const situation = text.situation.trim();
      const message = text.message.trim();
      return {
        type: 'nonprofit.submit',
        payload: {
          ...common,
          services: [...chosen],
          ...(situation && { situation }),
          ...(message && { message }),
        },
      };
    }
  }
}
