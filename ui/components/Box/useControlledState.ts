import { useState } from 'react';

/**
 * A value that the parent controls, or that the component keeps if the parent gives none.
 *
 * @param value The parent's value. With `undefined`, the component keeps its own.
 * @param start The component's own value at first.
 */
export function useControlledState<Value>(
  value: Value | undefined,
  start: Value,
  onChange?: (value: Value) => void,
): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(start);
  const change = (next: Value) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
