import type { WorkItem } from '@vetsync/machines/portal/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { useWords } from '../../../language/useWords.ts';
import { todaysWorkWords } from '../TodaysWork.words.ts';
import { isMeeting, meetingTime, spanOf } from './workTime.ts';

/** Writes when a meeting begins, or how long somebody has waited. */
export function useWorkTime(intl: IntlConfig): (item: WorkItem) => string {
  const words = useWords(todaysWorkWords);
  return (item) =>
    words.kinds[item.kind].since(
      isMeeting(item) ? meetingTime(item.at, intl, words) : spanOf(item, intl).text,
    );
}
