import { phrasesOf } from '../../kit/phrase.ts';

type Names =
  | 'studentApplications'
  | 'searchApplicationsBy'
  | 'noApplicationsMore'
  | 'students'
  | 'studentNoun'
  | 'studentNouns'
  | 'student'
  | 'enrolled'
  | 'since'
  | 'credits'
  | 'gpa'
  | 'giBillLeft'
  | 'searchStudents'
  | 'noStudents'
  | 'noStudentsMore'
  | 'programNoun'
  | 'programNouns'
  | 'length'
  | 'studentCount'
  | 'placesLeft'
  | 'militaryCredits'
  | 'giBillCovers'
  | 'advisor'
  | 'allAdvisors'
  | 'searchPrograms'
  | 'searchProgramsBy'
  | 'seeApplications'
  | 'noPrograms'
  | 'noProgramsMore';

/** Words of the university's tables. */
export type UniversityPhrases = Readonly<Record<Names, []>>;

export const universityPhrase = phrasesOf<UniversityPhrases>('university');
