import { fromCallback, fromPromise } from 'xstate';
import type { EventObject } from 'xstate';

const complain = (name: string): never => {
  throw new Error(`not provided: ${name}`);
};

/** Placeholder in setup() for a promise actor that the app, story or test must provide. */
export const promiseNotProvided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(async () => complain(name));

/**
 * Placeholder in setup() for a callback actor that only reports changes. Alone, the machine gets no changes, and its events
 * can be sent to it.
 */
export const changesNotProvided = fromCallback(() => {});

/** Placeholder in setup() for a callback actor that the app, story or test must provide. */
export const callbackNotProvided = <Received extends EventObject, Input = void>(name: string) =>
  fromCallback<Received, Input>(() => complain(name));
