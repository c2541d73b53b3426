/**
 * Limits how many of something each owner has open at once on this server.
 *
 * @param refusal Creates the error for an owner who has reached the limit.
 */
export function createSlots(most: number, refusal: () => Error) {
  const taken = new Map<string, number>();

  return {
    /**
     * Takes a slot synchronously, so that concurrent calls can't exceed the limit.
     *
     * @returns Releases the slot. Calling it again does nothing.
     * @throws what `refusal` creates
     */
    acquire(owner: string): () => void {
      const before = taken.get(owner) ?? 0;
      if (before >= most) throw refusal();
      taken.set(owner, before + 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      };
    },
  };
}
