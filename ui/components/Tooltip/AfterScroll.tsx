import { use, useEffect, useState, type ReactNode } from 'react';
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip';

/**
 * Draws the tooltip once nothing scrolls any more. Keyboard focus scrolls to what it reaches, and react-aria closes a
 * tooltip that is open when the page scrolls.
 */
export function AfterScroll({ children }: { children: ReactNode }) {
  const isOpen = use(TooltipTriggerStateContext)?.isOpen ?? false;
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const next = (then: () => void) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(then);
    };
    // The events of a frame come before its callbacks: a frame without one has ended when the next one begins.
    const wait = () => next(() => next(() => setStill(true)));
    wait();
    document.addEventListener('scroll', wait, true);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', wait, true);
      setStill(false);
    };
  }, [isOpen]);
  // While it is closed, it fades out.
  return isStill || !isOpen ? children : null;
}
