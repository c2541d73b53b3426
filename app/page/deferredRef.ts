/** A value that is set later or never, with subscribers. */
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
