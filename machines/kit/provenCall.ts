import { emit } from 'xstate';
import type { ActionFunction, EventObject, MachineContext } from 'xstate';
import { submitTimeoutMs } from '../system/model/form.ts';
import { isProofDue, problemOf, proofReasonOf } from '../system/model/problem.ts';
import type { Problem } from '../system/model/problem.ts';
import type { ProofEmitted } from '../system/model/emitted.ts';
import { assignPart } from './assignPart.ts';
import { failureHandlers } from './calls.ts';

/** `send`, if the context keeps a `sendProblem`, and '', if it keeps a `problem`. */
type CallName<Context> = Uncapitalize<
  keyof Context extends infer Key ? (Key extends `${infer Name}${'P' | 'p'}roblem` ? Name : never) : never
>;
type ProofDue<Name extends string> = Name extends '' ? 'proofDue' : `${Name}ProofDue`;
type Rejected = { error: unknown };
type Action<
  Context extends MachineContext,
  Event extends EventObject,
  Params extends Rejected | undefined,
  Emitted extends EventObject,
> = ActionFunction<Context, Event, Event, Params, never, never, never, never, Emitted>;
type CallActions<Context extends MachineContext, Event extends EventObject, Name extends string> = {
  [Key in `set${Capitalize<Name>}Problem`]: Action<Context, Event, Rejected, never>;
} & {
  [Key in `request${Capitalize<Name>}Proof`]: Action<Context, Event, undefined, ProofEmitted>;
};
type CallGuards<Context, Name extends string> = {
  [Key in ProofDue<Name>]: (args: { context: Context }) => boolean;
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * What a machine declares in `setup` for its calls: for `send`, which fails with the context's `sendProblem`, the actions
 * `setSendProblem` and `requestSendProof`, and the guard `sendProofDue`. The name of the only call, or of loading, is ''.
 */
export const callSetup =
  <Context extends MachineContext, Event extends EventObject>() =>
  <Name extends CallName<Context>>(...names: readonly Name[]) => {
    const change = assignPart<MachineContext, Context, Event>();
    const parts = names.map((name) => {
      const field = uncapitalized(`${name}Problem`);
      const problem = (context: Context): Problem => context[field];
      return {
        actions: {
          [`set${capitalized(name)}Problem`]: change<Rejected>((_, { error }) => ({
            [field]: problemOf(error),
          })),
          [`request${capitalized(name)}Proof`]: emit<Context, Event, undefined, Event, ProofEmitted>(
            ({ context }) => ({ type: 'proof.request', reason: proofReasonOf(problem(context)) }),
          ),
        },
        guards: {
          [uncapitalized(`${name}ProofDue`)]: ({ context }: { context: Context }) =>
            isProofDue(problem(context)),
        },
      };
    });
    return {
      actions: Object.assign({}, ...parts.map(({ actions }) => actions)) as CallActions<Context, Event, Name>,
      guards: Object.assign({}, ...parts.map(({ guards }) => guards)) as CallGuards<Context, Name>,
      delays: { submitTimeout: submitTimeoutMs },
    };
  };

interface ProvenCall<Name, State, Src, Context, Request, Done, Failed, Refused, Held> {
  /** As in `callSetup`. @default '' */
  name?: Name;
  /** The state in which it is sent. */
  state: State;
  src: Src;
  request?: (context: Context) => Request;
  done: Done;
  /** The transition if it fails, and if no proof is given. */
  failed: Failed;
  /** All transitions for failures. @default `failed` alone */
  refused?: Refused;
  /** Events that do nothing until it is answered. */
  held?: Held;
}

/**
 * States of a call that may need a proof of identity: then the sign-in dialog opens, what was entered is kept, and the same call is
 * repeated afterwards.
 */
export function provenCall<
  const State extends string,
  const Src extends string,
  Context,
  Request,
  const Done,
  const Failed,
  const Name extends string = '',
  const Refused extends readonly unknown[] = readonly [Failed],
  const Held extends object = {},
>(call: ProvenCall<Name, State, Src, Context, Request, Done, Failed, Refused, Held>) {
  const { name = '', state, src, request, done, failed, refused = [failed], held } = call;
  const { transitionWithError, onTimeout } = failureHandlers(
    `set${capitalized(name)}Problem` as `set${Capitalize<Name>}Problem`,
  );
  const sending = {
    on: held as Held,
    invoke: {
      src,
      input: ({ context }: { context: Context }) => request?.(context) as Request,
      onDone: done,
      onError: transitionWithError('refused'),
    },
    after: onTimeout('refused'),
  } as const;
  const proof = {
    guard: uncapitalized(`${name}ProofDue`) as ProofDue<Name>,
    target: 'proving',
    actions: `request${capitalized(name)}Proof` as `request${Capitalize<Name>}Proof`,
  } as const;
  return {
    ...({ [state]: sending } as { [Key in State]: typeof sending }),
    refused: { always: [proof, ...(refused as Refused)] },
    proving: { on: { ...(held as Held), 'proof.given': state, 'proof.refused': failed } },
  } as const;
}
