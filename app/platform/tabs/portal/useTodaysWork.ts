import { todaysWorkView, type todaysWorkMachine } from '@vetsync/machines/todaysWork';
import type { TodaysWorkProps } from '@vetsync/ui/screens/portal/TodaysWork';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** What `TodaysWork` draws; null on pages without it. */
export function useTodaysWork(
  work: ActorRefFrom<typeof todaysWorkMachine> | undefined,
): TodaysWorkProps | null {
  const view = useSelector(work, (shown) => shown && todaysWorkView(shown));
  return view ? { view } : null;
}
