/**
 * Goes through a set in rounds, a few at each turn, so that everything is visited once a round and no turn has much to
 * do. What is added comes last in its round.
 *
 * @param turnsInRound Turns until everything was visited.
 * @returns Takes what is visited at the next turn.
 */
export function takeInRounds<Item>(items: ReadonlySet<Item>, turnsInRound: number): () => Set<Item> {
  let rest = items.values();
  /** Visits that are due, in parts of one: each turn owes as many parts as there are items. */
  let owed = 0;

  function next(): IteratorResult<Item> {
    const found = rest.next();
    if (!found.done) return found;
    rest = items.values();
    return rest.next();
  }

  return () => {
    owed += items.size;
    const taken = new Set<Item>();
    while (owed >= turnsInRound) {
      owed -= turnsInRound;
      const found = next();
      if (found.done) break;
      taken.add(found.value);
    }
    return taken;
  };
}
