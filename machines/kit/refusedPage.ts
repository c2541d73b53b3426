import { onTimeout, transitionWithError } from './calls.ts';

/**
 * States of a page that could not be loaded, after the guards `proofDue` (the session is too old: the action
 * `requestProof` opens the sign-in dialog) and `missing` (there is nothing, or it is not for this person). From `retry`
 * on, it is loaded again.
 */
export const loadFailureStates = <Retry extends string>(retry: Retry) =>
  ({
    refused: {
      always: [
        { guard: 'proofDue', target: 'failed', actions: 'requestProof' },
        { guard: 'missing', target: 'missing' },
        { target: 'failed' },
      ],
    },
    missing: {},
    failed: { on: { 'page.retry': retry, 'proof.given': retry } },
  }) as const;

interface FirstLoad<Src, Done, Retry> {
  src: Src;
  done: Done;
  /** The event that loads it again after a failure. */
  retry: Retry;
}

/**
 * States of what is loaded first. If the session is too old (the guard `proofDue`), the action `requestProof` opens the
 * sign-in dialog, and it is loaded again after a proof.
 */
export const firstLoadStates = <const Src extends string, const Done, const Retry extends string>({
  src,
  done,
  retry,
}: FirstLoad<Src, Done, Retry>) =>
  ({
    loading: {
      invoke: { src, onDone: done, onError: transitionWithError('refused') },
      after: onTimeout('failed'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'failed', actions: 'requestProof' }, { target: 'failed' }],
    },
    failed: {
      on: { ...({ [retry]: 'loading' } as { [Key in Retry]: 'loading' }), 'proof.given': 'loading' },
    },
  }) as const;
