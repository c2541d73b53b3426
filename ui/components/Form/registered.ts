/** What `register` of React Hook Form returns, as far as a field needs it. */
export interface Registration {
  name: string;
  ref: (control: unknown) => void;
  onBlur: (event: { target: unknown; type: string }) => unknown;
  onChange: (event: { target: unknown; type: string }) => unknown;
  disabled?: boolean;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A text control as React Hook Form sees it. What it writes has to reach React as if somebody had typed it. */
const seen = new WeakMap<TextControl, object>();
function controlOf(element: TextControl) {
  const known = seen.get(element);
  if (known) return known;
  const prototype = Object.getPrototypeOf(element) as TextControl;
  const write = Object.getOwnPropertyDescriptor(prototype, 'value')!.set!;
  const control = {
    name: element.name,
    type: 'text',
    focus: () => element.focus(),
    select: () => element.select(),
    get value() {
      return element.value;
    },
    set value(text: string) {
      if (element.value === text) return;
      write.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
  seen.set(element, control);
  return control;
}

/**
 * Lets React Hook Form fill, read and focus a field for text. Its other fields take its `Controller`.
 *
 *     <TextField label="Email" {...registered(register('email'))} error={errors.email?.message} />
 */
export function registered({ name, ref, onBlur, onChange, disabled }: Registration) {
  const target = (value?: string) => ({ name, ...(value === undefined ? { type: 'text' } : { value }) });
  return {
    name,
    inputRef: (element: TextControl | null) => ref(element && controlOf(element)),
    isDisabled: disabled,
    onBlur: () => void onBlur({ target: target(), type: 'blur' }),
    onChange: (value: string) => void onChange({ target: target(value), type: 'change' }),
  };
}
