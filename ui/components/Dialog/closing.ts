import { createContext, use, useLayoutEffect, useRef } from 'react';

/** True below a dialog that is fading away. */
export const ClosingContext = createContext(false);

/** Whether a dialog is open: one that is nested in another closes together with it. */
export function useOpen(isOpen: boolean): boolean {
  const isParentClosing = use(ClosingContext);
  return isOpen && !isParentClosing;
}

/**
 * What a dialog shows. Its machine has often moved on before the exit transition is over, so while it closes it keeps what it
 * showed last instead of an empty form.
 */
export function useLastOpen<Content>(isOpen: boolean, content: Content): Content {
  const last = useRef(content);
  useLayoutEffect(() => {
    if (isOpen) last.current = content;
  });
  return isOpen ? content : last.current;
}
