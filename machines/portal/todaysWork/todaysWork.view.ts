import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import { organizationSetup } from '../../organizations/model/setupSteps.ts';
import type { OrganizationSetup } from '../../organizations/model/setupSteps.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { TodaysWork, WorkItem } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { workOf } from './todaysWork.machine.ts';
import type { todaysWorkMachine } from './todaysWork.machine.ts';

export interface TodaysWorkView {
  state: 'waiting' | 'quiet' | 'settingUp.loading' | 'settingUp.failed' | 'settingUp.known';
  /** Whether the organization is being set up, so that it has nothing to list or count. */
  isSetup: boolean;
  /** The one thing to do first; null if nothing waits. */
  first: WorkItem | null;
  /** What comes after it. */
  rest: readonly WorkItem[];
  all: TodaysWork['all'];
  setup: OrganizationSetup;
  /** The server's error message (settingUp.failed), or null. */
  failure: Phrase | null;
  reader: Reader;
}

export function todaysWorkView({ value, context }: SnapshotFrom<typeof todaysWorkMachine>): TodaysWorkView {
  const { items, all } = workOf(context);
  const [first = null, ...rest] = items;
  const state =
    typeof value === 'object'
      ? (`settingUp.${value.settingUp}` as const)
      : value === 'quiet'
        ? value
        : 'waiting';
  return {
    state,
    isSetup: typeof value === 'object',
    first,
    rest,
    all,
    setup: organizationSetup(context.memberships, context.role),
    failure: state === 'settingUp.failed' ? problemMessage(context.problem) : null,
    reader: context.reader,
  };
}
