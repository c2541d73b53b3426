import { Fragment, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Options of longer lists are drawn where they can be seen. */
const shortList = 100;

type List = ComponentType<{ children: ReactNode }>;
let loaded: List | null = null;

/** What draws the options of a long list where they can be seen, once it is loaded. */
export function useVirtualList(isLong: boolean): List | null {
  const [List, setList] = useState(() => loaded);
  useEffect(() => {
    if (!isLong || List) return undefined;
    let isGone = false;
    const load = async () => {
      const { VirtualList } = await import('./VirtualList.tsx');
      loaded = VirtualList;
      if (!isGone) setList(() => VirtualList);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isLong, List]);
  return List;
}

export const isLongList = (count: number) => count > shortList;

/**
 * What a list of so many options lies in, and how many of them it has. A long one begins with the first, and has all of them a
 * moment later, so that it opens at once. A list that was long stays one: a change would draw it anew while somebody types.
 */
export function useLongList(count: number) {
  const [wasLong, stayLong] = useState(false);
  const isLong = wasLong || isLongList(count);
  if (isLong !== wasLong) stayLong(isLong);
  const Virtual = useVirtualList(isLong);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (isLong && Virtual) startTransition(() => setWhole(true));
  }, [isLong, Virtual]);
  return { List: (isLong && Virtual) || Fragment, limit: isLong && !isWhole ? shortList : Infinity, isLong };
}
