import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Rule, Step } from '../rules.ts';

interface Form<Machine extends AnyStateMachine, View> {
  machine: Machine;
  /** Path of the state that sends the form. */
  sending: string;
  /** Name of the actor that sends it. */
  actor: string;
  /** Path of a state in which it can be edited. */
  writing: string;
  /** Path of the state that counts down a limit, if any. */
  limited?: string;
  /** Events that must be ignored while it is being sent, the submission first. */
  ignored: readonly [submit: string, ...rest: string[]];
  isBusy: (view: View) => boolean;
  canSubmit?: (view: View) => boolean;
  waitSeconds?: (view: View) => number | null;
  /** What the person sees after a rejection. */
  words: (view: View, emitted: readonly AnyEventObject[]) => unknown;
}

const isAnswer = ({ type }: AnyEventObject) => type.startsWith('xstate.');
export const isFailure = ({ type }: AnyEventObject) =>
  type.startsWith('xstate.error.actor.') || type.startsWith('xstate.after.submitTimeout');

/** Rules of a form: it is sent once at a time, can't be closed or edited meanwhile, and a rejection is displayed. */
export function formRules<Machine extends AnyStateMachine, View>(
  form: Form<Machine, View>,
): Rule<Machine, View>[] {
  const { machine, sending, actor, writing, limited, ignored, isBusy, words } = form;
  const { canSubmit, waitSeconds } = form;
  const to = (path: string) => ({ target: `#${machine.id}.${path}`, reenter: true });
  const sends = ({ started }: Step<Machine, View>) => started.some(({ src }) => src === actor);
  const [submit] = ignored;

  const rules: Rule<Machine, View>[] = [
    ...ignored.map((type): Rule<Machine, View> => ({
      rule: `${type} is ignored while the form is being sent (${sending})`,
      holds: ({ viewBefore, event, isIgnored }) => !isBusy(viewBefore) || event.type !== type || isIgnored,
      brokenBy: { at: sending, on: { [type]: to(writing) } },
    })),
    {
      rule: `${actor} starts once at a time`,
      holds: (step) => !isBusy(step.viewBefore) || isAnswer(step.event) || !sends(step),
      brokenBy: { at: sending, on: { [submit]: to(sending) } },
    },
    {
      rule: `a rejection has a reason (${sending})`,
      holds: ({ viewBefore, event, isIgnored, view, emitted }) =>
        !isBusy(viewBefore) ||
        !isFailure(event) ||
        isIgnored ||
        isBusy(view) ||
        Boolean(words(view, emitted)),
      brokenBy: { at: sending, config: { after: { submitTimeout: to(writing) } } },
    },
  ];
  if (canSubmit)
    rules.push({
      rule: `nothing can be sent while it is busy (${sending})`,
      holds: ({ view }) => !(isBusy(view) && canSubmit(view)),
      brokenBy: { view: enable },
    });
  if (limited && waitSeconds)
    rules.push({
      rule: `nothing is sent during a wait (${limited})`,
      holds: (step) => waitSeconds(step.viewBefore) === null || !sends(step),
      brokenBy: { at: limited, on: { [submit]: to(sending) } },
    });
  return rules;
}

/** The view with every `can…` set to true, at any depth. */
function enable<T>(view: T): T {
  if (view === null || typeof view !== 'object' || Array.isArray(view)) return view;
  return Object.fromEntries(
    Object.entries(view).map(([key, value]) => [key, key === 'canSubmit' ? true : enable(value)]),
  ) as T;
}

/** Whether a toast was emitted. */
export const showsToast = (emitted: readonly AnyEventObject[]) =>
  emitted.some(({ type }) => type === 'page.toast');

/** Whether a proof was requested. */
export const asksForProof = (emitted: readonly AnyEventObject[]) =>
  emitted.some(({ type }) => type === 'proof.request');
