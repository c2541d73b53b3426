import { careerLinks, readCareerRoute } from '@vetsync/machines/career/model';
import { sampleJobs } from '@vetsync/samples/career';
import { useState } from 'react';
import { usePlatform } from '../../usePlatform.ts';

/** What every part of the career tab goes by: the place, and the jobs there are. */
export function useCareerRoute() {
  const { mode, content } = usePlatform().view().shell;
  const { role, screen, detail, query } = content;
  const read = readCareerRoute(detail, query, screen);
  const [route, setRoute] = useState(read);
  // The same place stays the same object: machines hear only of a change.
  if (JSON.stringify(read) !== JSON.stringify(route)) setRoute(read);
  const [jobs] = useState(() => sampleJobs(Date.now()));
  return { mode, role, screen, route, jobs, links: careerLinks({ mode, role }) };
}
export type CareerState = ReturnType<typeof useCareerRoute>;
