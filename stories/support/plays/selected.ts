import { mocked } from 'storybook/test';

/** The keys of the last call. react-aria passes a set with more in it, which equals no other set. */
export const selected = (onSelectionChange: ((keys: never) => void) | undefined): readonly unknown[] => {
  const [keys] = mocked(onSelectionChange as (keys: Iterable<unknown>) => void).mock.lastCall ?? [[]];
  return [...keys];
};
