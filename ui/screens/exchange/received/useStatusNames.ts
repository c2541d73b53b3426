import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import type { ReceivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { receivedStatusNames } from '../ReceivedStatus.phrases.ts';

/** What the statuses are called in this list. */
export function useStatusNames({ listing }: Pick<ReceivedApplicationsView, 'listing'>) {
  const names = useWords(receivedStatusNames);
  const write = usePhrases();
  const own = listing?.columns.find(({ kind }) => kind === 'status')?.names ?? {};
  return (status: ApplicationStatus) => write(own[status] ?? names[status]);
}
