'use client';
import { useEffect, useEffectEvent } from 'react';
import { isHotkey, isTyping } from './hotkeys.ts';

/** What keys do, such as `{ 'mod+k': open, '/': search }`. `mod` is Ctrl, or Command on a Mac. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Listens to keys anywhere on the page while the component is there. Keys without `mod` do nothing while somebody types. The
 * browser's own use of a key is prevented.
 */
export function useHotkeys(hotkeys: Hotkeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    for (const [keys, run] of Object.entries(hotkeys)) {
      if (!isHotkey(event, keys) || (!keys.includes('mod+') && isTyping(event.target))) continue;
      event.preventDefault();
      run(event);
      return;
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
