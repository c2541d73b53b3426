/** What a key press in the input says about itself, as the browser tells it. */
export interface PressedKey {
  key: string;
  shiftKey: boolean;
  isComposing: boolean;
  /** 229 while an input method takes the key, also where `isComposing` is late (Safari). */
  keyCode: number;
}

const takenByInputMethod = 229;

/** Enter sends; Shift+Enter begins a line, and what an input method is still composing never goes (feature spec, section 5). */
export const isSendKey = ({ key, shiftKey, isComposing, keyCode }: PressedKey): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== takenByInputMethod;
