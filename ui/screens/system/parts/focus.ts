import { useEffect, useRef, type RefObject } from 'react';

/**
 * Ref for the heading of content with several parts. It gets focus when `part` changes; with `ifLost`, only if the
 * focused element was removed.
 */
export function useFocusOnChange<Target extends HTMLElement>(
  part: string,
  { ifLost = false } = {},
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const previous = useRef(part);
  useEffect(() => {
    if (previous.current === part) return;
    previous.current = part;
    if (!ifLost || document.activeElement === document.body) target.current?.focus();
  }, [part, ifLost]);
  return target;
}

/** Ref for an element that gets focus when a dialog closes and the button that opened it is gone. */
export function useFocusAfterRemoval<Target extends HTMLElement>(isGone: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasGone = useRef(isGone);
  useEffect(() => {
    const isNewlyGone = isGone && !wasGone.current;
    wasGone.current = isGone;
    if (!isNewlyGone) return;
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
 * Ref for the result of an action in a dialog. It gets focus two frames after the dialog is gone, because the dialog first
 * restores focus.
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

/** Ref for the container of a button that a form replaces. The button gets focus back when the form closes. */
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
