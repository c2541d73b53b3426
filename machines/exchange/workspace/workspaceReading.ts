import { assign, raise } from 'xstate';
import type { EventObject } from 'xstate';
import { withEvent } from '../../kit/withEvent.ts';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { workspaceLoading } from './workspaceSetup.ts';
import type { WorkspaceContext } from './workspaceSetup.ts';

/** How long facts are gathered before what they changed is read, so that a busy day is not one request after the other. */
export const readingDelayMs = 1_000;

/** What a page raises for itself: something has happened that may change what it shows. */
export const outdated = { type: 'page.outdated' } as const;
export type ReadingEvent = typeof outdated | { type: 'page.retry' };

/** What a page declares, besides `workspaceSetup`, that reads one thing of the organization and keeps it current. */
export function workspaceReadingSetup<
  Context extends WorkspaceContext & { read: unknown },
  Event extends EventObject,
>() {
  const markOutdated = () => raise<Context, Event, Event, unknown>(outdated as unknown as Event);
  return {
    actions: {
      setRead: assign<Context, Event, { output: Context['read'] }, Event, never>(
        ({ context }, { output }) => ({
          ...context,
          read: output,
        }),
      ),
      markOutdated: markOutdated(),
      receiveRow: markOutdated(),
      clearLoaded: assign<Context, Event, undefined, Event, never>(({ context }) => ({
        ...context,
        read: null,
        position: null,
      })),
    },
    guards: {
      /** There is no such organization, the person doesn't work there, or it may not work. */
      closed: ({ context: { problem } }: { context: Context }) =>
        problem.status === 404 || problem.code === 'status_not_allowed',
    },
    delays: { gather: readingDelayMs },
  };
}

/** States of a page that reads one thing of the organization, until it is `open`. */
export const readingPageStates = <Source extends string, Input>(reading: { src: Source; input: Input }) =>
  ({
    routing: workspaceLoading('loading', 'refused'),
    loading: {
      invoke: {
        ...reading,
        onDone: { target: 'open', actions: withEvent('setRead') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'failed', actions: 'requestProof' },
        { guard: 'closed', target: 'closed' },
        { target: 'failed' },
      ],
    },
    failed: { on: { 'page.retry': 'routing', 'proof.given': 'routing' } },
    /** Nothing may be read. */
    closed: {},
  }) as const;

/**
 * The region of what was read. Whatever happens in the organization may change any part of it, so it is read again, once for
 * all that happens within a moment.
 */
export const workspaceReading = <Source extends string, Input>(reading: { src: Source; input: Input }) =>
  ({
    initial: 'current',
    states: {
      current: { on: { 'page.outdated': 'gathering' } },
      /** Something has happened, and more may follow. */
      gathering: { after: { gather: 'rereading' } },
      rereading: {
        // What happens while it is read may not be in the answer.
        on: { 'page.outdated': 'gathering' },
        invoke: { ...reading, onDone: { target: 'current', actions: withEvent('setRead') }, onError: 'old' },
        after: { submitTimeout: 'old' },
      },
      /** It could not be read again: what is shown is from before. */
      old: {
        on: { 'page.outdated': 'gathering', 'page.retry': 'rereading', 'page.woken': 'rereading' },
      },
    },
  }) as const;
