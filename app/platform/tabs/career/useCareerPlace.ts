import { careerLinks, readCareerPlace, sampleJobs } from '@vetsync/machines/career/model';
import { useState } from 'react';
import { usePlatform } from '../../usePlatform.ts';

/** What every part of the career tab goes by: the place, and the jobs there are. */
export function useCareerPlace() {
  const { mode, content } = usePlatform().view().shell;
  const { role, screen, detail, query } = content;
  const read = readCareerPlace(detail, query, screen);
  const [place, setPlace] = useState(read);
  // The same place stays the same object: machines hear only of a change.
  if (JSON.stringify(read) !== JSON.stringify(place)) setPlace(read);
  const [jobs] = useState(() => sampleJobs(Date.now()));
  return { mode, role, screen, place, jobs, links: careerLinks({ mode, role }) };
}
export type CareerAt = ReturnType<typeof useCareerPlace>;
