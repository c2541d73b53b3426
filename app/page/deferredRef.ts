/**
 * A reference to an object whose code is loaded later, or never; null until then. `subscribe` and `current` fit
 * `useSyncExternalStore`.
 */
export function deferredRef<Value>() {
  const listeners = new Set<() => void>();
  let held: Value | null = null;
  return {
    set(value: Value): void {
      held = value;
      for (const listener of listeners) listener();
    },
    current: () => held,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
