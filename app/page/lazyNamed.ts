import { lazy, type ComponentType } from 'react';

/** A component that its file exports by name, fetched when it is first rendered. */
export const lazyNamed = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
) => lazy(async () => ({ default: (await load())[name] }));
