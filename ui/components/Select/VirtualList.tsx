import { useCallback, useRef, type ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { ScrollContext } from './places.tsx';

/** In px; sizes until an option is measured. */
const layoutOptions = { estimatedRowSize: 44, estimatedHeadingSize: 36, padding: 4 };

/** Draws the options that can be seen. Screen readers get the position of each and the length of the list. */
export function VirtualList({ children }: { children: ReactNode }) {
  const hasScrolled = useRef(false);
  const mayScroll = useCallback(() => {
    const may = !hasScrolled.current;
    hasScrolled.current = true;
    return may;
  }, []);
  return (
    <ScrollContext value={mayScroll}>
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        {children}
      </Virtualizer>
    </ScrollContext>
  );
}
