import type { SnapshotFrom } from 'xstate';
import type { TodaysWork, WorkItem } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { workOf } from './todaysWork.machine.ts';
import type { todaysWorkMachine } from './todaysWork.machine.ts';

export interface TodaysWorkView {
  state: 'waiting' | 'quiet';
  /** The one thing to do first; null if nothing waits. */
  first: WorkItem | null;
  /** What comes after it. */
  rest: readonly WorkItem[];
  countsByKind: TodaysWork['countsByKind'];
  reader: Reader;
}

export function todaysWorkView({ value, context }: SnapshotFrom<typeof todaysWorkMachine>): TodaysWorkView {
  const { items, countsByKind } = workOf(context);
  const [first = null, ...rest] = items;
  return {
    state: value,
    first,
    rest,
    countsByKind,
    reader: context.reader,
  };
}
