import type { ExchangeFeedInput } from '@vetsync/machines/exchange/model';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { WorkplaceServer } from './platformServer.ts';

/** A call of a server, for machines. */
export const called = <Input, Output>(call: (input: Input) => Promise<NoInfer<Output>>) =>
  fromPromise<Output, Input>(({ input }) => call(input));

/** What a server reports, for machines. */
export const feedOf = (follow: WorkplaceServer['followFacts']) =>
  fromCallback<EventObject, ExchangeFeedInput>(({ input, sendBack }) => follow(input, sendBack));
