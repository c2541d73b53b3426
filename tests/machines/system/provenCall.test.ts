import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { callSetup, provenCall } from '../../../machines/kit/provenCall.ts';
import { promiseNotProvided } from '../../../machines/kit/index.ts';
import { unreachable } from '../../../machines/system/model/index.ts';
import type { Problem, ProofEmitted } from '../../../machines/system/model/index.ts';

interface Context {
  text: string;
  sendProblem: Problem;
}
type Event = { type: 'send' | 'close' | 'proof.given' | 'proof.refused' };
const calls = callSetup<Context, Event>()('send');
const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as ProofEmitted },
  actors: { send: promiseNotProvided<unknown, { text: string }>('send') },
  ...calls,
}).createMachine({
  context: { text: 'Hello', sendProblem: unreachable },
  initial: 'writing',
  on: { close: '.closed' },
  states: {
    writing: { on: { send: 'sending' } },
    ...provenCall({
      name: 'send',
      state: 'sending',
      src: 'send',
      request: ({ text }: Context) => ({ text }),
      done: 'sent',
      failed: 'failed',
      held: { close: {} },
    }),
    sent: {},
    failed: {},
    closed: {},
  },
});

/** Answers each call in turn: null for success. */
function start(...answers: readonly (Partial<Problem> | null)[]) {
  const inputs: unknown[] = [];
  const emitted: unknown[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        send: fromPromise<unknown, { text: string }>(async ({ input }) => {
          const answer = answers[inputs.length] ?? null;
          inputs.push(input);
          if (answer) throw answer;
        }),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start().send({ type: 'send' });
  const reaches = (state: 'sent' | 'failed' | 'proving') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, inputs, emitted, reaches };
}

describe('a call that may need a proof', () => {
  test('is sent with what the context has', async () => {
    const { reaches, inputs, emitted } = start();
    await reaches('sent');
    expect(inputs).toEqual([{ text: 'Hello' }]);
    expect(emitted).toEqual([]);
  });

  test.each([
    [{ status: 401, code: 'session_ended' }, 'sessionEnded'],
    [{ status: 403, code: 'proof_required' }, 'sensitive'],
  ])('asks for it after %o, and is repeated', async (problem, reason) => {
    const { actor, reaches, inputs, emitted } = start(problem);
    await reaches('proving');
    expect(emitted).toEqual([{ type: 'proof.request', reason }]);
    actor.send({ type: 'proof.given' });
    await reaches('sent');
    expect(inputs).toHaveLength(2);
  });

  test('fails without the proof, and holds back other events until then', async () => {
    const { actor, reaches } = start({ status: 401 });
    actor.send({ type: 'close' });
    await reaches('proving');
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().value).toBe('proving');
    actor.send({ type: 'proof.refused' });
    expect(actor.getSnapshot().value).toBe('failed');
  });

  test('keeps why it failed', async () => {
    const { actor, reaches, emitted } = start({ status: 500 });
    await reaches('failed');
    expect(actor.getSnapshot().context.sendProblem).toEqual({ status: 500 });
    expect(emitted).toEqual([]);
  });
});
