import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import {
  createActor,
  fromCallback,
  SimulatedClock,
  StateMachine,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { ShownSituation } from '../../support/inState.ts';

/** Disables calls, feeds and timers: the reviewer decides when they answer, fail or elapse. */
const quiet = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([name, actor]) => [
        name,
        actor instanceof StateMachine ? actor : fromCallback(() => {}),
      ]),
    ),
  });

export interface LogLine {
  id: number;
  kind: 'sent' | 'emitted' | 'broken';
  text: string;
}

export interface Live {
  snapshot: AnyMachineSnapshot;
  log: readonly LogLine[];
  /** The last data sent with each type of event. */
  carried: Readonly<Record<string, object>>;
  send: (event: AnyEventObject) => void;
}

const written = (event: object) => {
  const seen = JSON.stringify(event, (_, value: unknown) => (typeof value === 'function' ? 'ƒ' : value));
  return seen.length > 400 ? `${seen.slice(0, 400)}…` : seen;
};

const logger =
  (setLog: Dispatch<SetStateAction<readonly LogLine[]>>) => (kind: LogLine['kind'], text: string) =>
    setLog((lines) => [{ id: (lines[0]?.id ?? 0) + 1, kind, text }, ...lines].slice(0, 40));

/** The running machine, starting from a story's situation. */
export function useLive(situation: ShownSituation): Live {
  const actor: AnyActor = useMemo(() => {
    const machine = quiet(situation.machine);
    const { value, context } = situation.snapshot;
    return createActor(machine, {
      snapshot: machine.resolveState({ value, context }),
      clock: new SimulatedClock(),
      input: {},
    });
  }, [situation]);
  const [seen, setSeen] = useState<{ actor: AnyActor; snapshot: AnyMachineSnapshot }>();
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [carried, setCarried] = useState<Readonly<Record<string, object>>>({});

  useEffect(() => {
    const append = logger(setLog);
    const emitted = actor.on('*', (event) => append('emitted', written(event)));
    const watched = actor.subscribe({
      next: (snapshot: AnyMachineSnapshot) => setSeen({ actor, snapshot }),
      error: (error) => append('broken', error instanceof Error ? error.message : String(error)),
    });
    actor.start();
    return () => {
      emitted.unsubscribe();
      watched.unsubscribe();
      actor.stop();
    };
  }, [actor]);

  return {
    snapshot: seen?.actor === actor ? seen.snapshot : (actor.getSnapshot() as AnyMachineSnapshot),
    log,
    carried,
    send(event) {
      const { type, ...rest } = event;
      logger(setLog)('sent', written(event));
      setCarried((all) => ({ ...all, [type]: rest }));
      actor.send(event);
    },
  };
}
