import type { FileEmitted } from '../../model/text/csv.ts';
import type { Review } from './review.ts';

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title.toUpperCase(), ...lines];
const joined = (...parts: readonly (string | number)[]) => parts.filter(Boolean).join(', ');

/** An applicant's resume as plain text, which every hiring system reads. */
export function resumeFile({ application, profile }: Review): FileEmitted['file'] {
  const { veteranName: name, veteranRank, veteranBranch } = application;
  const { workHistory, education, yearsOfService } = profile;
  const served = yearsOfService > 0 ? `${yearsOfService} years of service` : '';
  const lines = [
    name,
    profile.location,
    joined(veteranRank, veteranBranch, profile.militarySpecialty, served),
    ...section('Summary', [profile.bio].filter(Boolean)),
    ...section(
      'Experience',
      workHistory.flatMap(({ title, company, duration, description }) => [
        joined(title, company, duration),
        ...(description ? [`  ${description}`] : []),
      ]),
    ),
    ...section(
      'Education',
      education.map(({ degree, institution, year }) => joined(degree, institution, year)),
    ),
    ...section('Skills', [...profile.skills]),
    ...section('Certifications', [...profile.certifications]),
    ...section('Clearance', profile.clearance === 'None' ? [] : [profile.clearance]),
  ];
  return { name: `${joined(name, 'Resume')}.txt`, mediaType: 'text/plain', text: `${lines.join('\n')}\n` };
}
