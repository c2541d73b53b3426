import type { KeyboardEvent } from 'react';

/** The fields of a keyboard event that are needed here. */
export interface PressedKey {
  key: string;
  shiftKey: boolean;
  isComposing: boolean;
  /** 229 while an input method handles the key, even if `isComposing` is set late (Safari). */
  keyCode: number;
}

/** What `isSendKey` needs of an event. */
export const pressedKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): PressedKey => ({
  key,
  shiftKey,
  isComposing: nativeEvent.isComposing,
  keyCode: nativeEvent.keyCode,
});

const takenByInputMethod = 229;

/** Enter sends. Shift+Enter doesn't, nor does Enter while an input method is composing (feature spec, section 5). */
export const isSendKey = ({ key, shiftKey, isComposing, keyCode }: PressedKey): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== takenByInputMethod;
