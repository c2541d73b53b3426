import { lazy, type ComponentType } from 'react';
import { loadWhenIdle } from '../../platform/whenIdle.ts';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The file of a component that exports it by name. */
export const named =
  <Name extends string, Props>(
    name: Name,
    load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  ): Load<Props> =>
  async () => ({ default: (await load())[name] });

/** A component that is fetched when the browser is idle, or when it is first rendered. */
export function lazyPart<Props>(load: Load<Props>) {
  loadWhenIdle(load);
  return lazy(load);
}

/** The same of a component that its file exports by name. */
export const lazyNamed = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
) => lazyPart(named(name, load));
