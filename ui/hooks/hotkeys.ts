type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { key?: string };

/**
 * Whether a key is the one of the letter. A keyboard of another script has it where Latin ones have it. Browsers that fill
 * in a form send events without a key.
 */
function isLetterKey({ key, code }: Pick<Pressed, 'code' | 'key'>, letter: string) {
  const typed = key?.toLowerCase();
  if (typed === letter) return true;
  const isLatin = typed === undefined || typed.length > 1 || /[a-z]/.test(typed);
  return !isLatin && code === `Key${letter.toUpperCase()}`;
}

/** Whether exactly these keys are pressed: `mod+k`, `alt+shift+n`, `escape`, `?`. `mod` is Ctrl, or Command on a Mac. */
export function isHotkey(event: Pressed, keys: string): boolean {
  const modifiers = keys.toLowerCase().split('+');
  const key = modifiers.pop()!;
  const isLetter = /^[a-z]$/.test(key);
  // Where a sign is on the keyboard decides whether it takes Shift.
  const isSign = key.length === 1 && !isLetter;
  const has = (name: string) => modifiers.includes(name);
  if ((event.ctrlKey || event.metaKey) !== has('mod') || event.altKey !== has('alt')) return false;
  if (!isSign && event.shiftKey !== has('shift')) return false;
  return isLetter ? isLetterKey(event, key) : event.key?.toLowerCase() === key;
}

/** Where keys write text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
