/**
 * Bounds how many of something each owner has open at once on this server.
 *
 * @param refusal Makes the error for whoever has as many open as they may.
 */
export function createSlots(most: number, refusal: () => Error) {
  const taken = new Map<string, number>();

  return {
    /**
     * Takes a slot, before anything is awaited, so that calls that come together can't take more than there are.
     *
     * @returns Gives the slot back; calling it again does nothing.
     * @throws what `refusal` makes
     */
    take(owner: string): () => void {
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
