import { requirementsMet, summaryOf } from '../../model/exchange/sentSummary.ts';
import type { SentSummary } from '../../model/exchange/responses.ts';
import type { CollegeForm } from '../../model/world/applications.ts';
import type { Review } from './review.ts';

/** What an applicant of the demo has sent, in the parts in which an organization's server has it. */
export function sentOfReview({ application, profile }: Review) {
  const { skills, location, yearsOfService, certifications, education, bio } = profile;
  return {
    branch: application.veteranBranch,
    rank: application.veteranRank,
    yearsOfService,
    location,
    bio,
    skills: [...skills],
    certifications: [...certifications],
    experience: [...profile.workHistory],
    education: education.map(({ degree, institution, year }) => ({ degree, institution, year })),
  };
}

/** What they wrote for the application. */
export function answersOfReview(review: Review): { form?: CollegeForm } | { services: readonly string[] } {
  if (review.kind === 'college') return review.essays ? { form: review.essays } : {};
  return review.kind === 'nonprofit' ? { services: review.application.needsAssessment } : {};
}

/** What a list says of it. Only a position requires something. */
export function reviewSummary(review: Review): SentSummary {
  const sent = sentOfReview(review);
  const requiredSkills = review.kind === 'job' ? [...review.requirements.requiredSkills] : [];
  return summaryOf(sent, requirementsMet({ requiredSkills }, sent));
}
