import type { FileEmitted } from '../../model/text/csv.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { reviewsPhrase } from './phrases.ts';
import type { Review } from './review.ts';

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title.toUpperCase(), ...lines];
const joined = (...parts: readonly (string | number)[]) => parts.filter(Boolean).join(', ');

/** An applicant's resume as plain text, which every hiring system reads. */
export function resumeFile({ application, profile }: Review, write: WritePhrase): FileEmitted['file'] {
  const { veteranName: name, veteranRank, veteranBranch } = application;
  const { workHistory, education, yearsOfService } = profile;
  const served = yearsOfService > 0 ? write(reviewsPhrase('yearsOfService', yearsOfService)) : '';
  const lines = [
    name,
    profile.location,
    joined(veteranRank, veteranBranch, profile.militarySpecialty, served),
    ...section(write(reviewsPhrase('summary')), [profile.bio].filter(Boolean)),
    ...section(
      write(reviewsPhrase('experience')),
      workHistory.flatMap(({ title, company, duration, description }) => [
        joined(title, company, duration),
        ...(description ? [`  ${description}`] : []),
      ]),
    ),
    ...section(
      write(reviewsPhrase('education')),
      education.map(({ degree, institution, year }) => joined(degree, institution, year)),
    ),
    ...section(write(reviewsPhrase('skills')), [...profile.skills]),
    ...section(write(reviewsPhrase('certifications')), [...profile.certifications]),
    ...section(write(reviewsPhrase('clearance')), profile.clearance === 'None' ? [] : [profile.clearance]),
  ];
  return { name: `${joined(name, 'Resume')}.txt`, mediaType: 'text/plain', text: `${lines.join('\n')}\n` };
}
