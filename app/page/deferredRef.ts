/** Holds one thing, which comes later or not at all, for whoever watches. */
export function deferredRef<Thing>() {
  const watchers = new Set<() => void>();
  let held: Thing | null = null;
  return {
    fill(thing: Thing): void {
      held = thing;
      for (const changed of watchers) changed();
    },
    current: () => held,
    watch(changed: () => void): () => void {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
