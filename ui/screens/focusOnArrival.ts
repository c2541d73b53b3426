import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of what takes another's place on the same page: it takes focus when it appears, unless something in it has. */
export function useFocusOnArrival<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const heading = target.current;
    const container = heading?.closest('main');
    if (!container?.contains(document.activeElement)) heading?.focus();
  }, []);
  return target;
}

/**
 * For the heading of what has several parts or stages: it takes focus when `part` becomes another; with `ifLost` only where
 * the focus went away with what was there before.
 */
export function useFocusOnChange<Target extends HTMLElement>(
  part: string,
  { ifLost = false } = {},
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const seen = useRef(part);
  useEffect(() => {
    if (seen.current === part) return;
    seen.current = part;
    if (!ifLost || document.activeElement === document.body) target.current?.focus();
  }, [part, ifLost]);
  return target;
}

/**
 * For what stays where a button is gone that opened a dialog: it takes the focus, which has nowhere to return to once the
 * dialog is closed.
 */
export function useFocusInstead<Target extends HTMLElement>(isGone: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasGone = useRef(isGone);
  useEffect(() => {
    const goesNow = isGone && !wasGone.current;
    wasGone.current = isGone;
    if (!goesNow) return;
    const closing = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      closing.disconnect();
      target.current?.focus();
    });
    closing.observe(document.body, { childList: true, subtree: true });
    return () => closing.disconnect();
  }, [isGone]);
  return target;
}

/**
 * For what tells of something that a dialog has just done: it takes the focus as soon as the dialog is gone, which first gives
 * it back to where it came from.
 */
export function useFocusAfterDialog<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    let framesLeft = 2;
    const wait = () => {
      const isCovered = document.querySelector('[role=dialog]') ?? target.current?.closest('[inert]');
      framesLeft = isCovered ? 2 : framesLeft - 1;
      if (framesLeft > 0) frame = requestAnimationFrame(wait);
      else target.current?.focus();
    };
    let frame = requestAnimationFrame(wait);
    return () => cancelAnimationFrame(frame);
  }, []);
  return target;
}

/** For the place of a button that opens a form in its own stead: the button takes the focus back when that is closed. */
export function useFocusReturn<Target extends HTMLElement>(isOpen: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && document.activeElement === document.body)
      target.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return target;
}
