import type { TaughtProgram } from '@vetsync/machines/university/model';

/** The organization of the sample university profile. */
export const stateUniversity = 'State University';

const publicTuition = { bachelor: 11_240, master: 13_420 } as const;

const wholeTuition = 100;

const program = (
  id: string,
  name: string,
  shortName: string,
  figures: Pick<TaughtProgram, 'militaryCredits' | 'seats' | 'enrolled' | 'advisor'>,
): TaughtProgram => {
  const isMaster = name.startsWith('Master');
  return {
    id,
    name,
    shortName,
    duration: isMaster ? '2 years' : '4 years',
    tuition: publicTuition[isMaster ? 'master' : 'bachelor'],
    giBillCoverage: wholeTuition,
    ...figures,
  };
};

/** What State University teaches; with those accepted this term it has 127 veteran students (feature spec, section 2). */
export const samplePortalPrograms: readonly TaughtProgram[] = [
  program('supply-chain', 'Master of Science in Supply Chain Management', 'Supply Chain', {
    militaryCredits: 9,
    seats: 24,
    enrolled: 21,
    advisor: 'Dr. Helen Okafor',
  }),
  program('computer-science', 'Bachelor of Science in Computer Science', 'Computer Science', {
    militaryCredits: 18,
    seats: 40,
    enrolled: 28,
    advisor: 'Prof. Daniel Marsh',
  }),
  program('nursing', 'Bachelor of Science in Nursing', 'Nursing', {
    militaryCredits: 30,
    seats: 30,
    enrolled: 19,
    advisor: 'Dr. Ruth Adeyemi',
  }),
  program('business', 'Bachelor of Business Administration', 'Business', {
    militaryCredits: 24,
    seats: 45,
    enrolled: 24,
    advisor: 'Dr. Helen Okafor',
  }),
  program('mechanical', 'Bachelor of Science in Mechanical Engineering', 'Mechanical Eng.', {
    militaryCredits: 15,
    seats: 35,
    enrolled: 17,
    advisor: 'Prof. Ines Calderon',
  }),
  program('public-administration', 'Master of Public Administration', 'Public Admin.', {
    militaryCredits: 9,
    seats: 20,
    enrolled: 15,
    advisor: 'Prof. Daniel Marsh',
  }),
];
