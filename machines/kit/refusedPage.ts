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
