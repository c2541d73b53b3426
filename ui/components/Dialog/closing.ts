import { createContext, use, useState } from 'react';

/** True inside a dialog that is fading out. */
export const ClosingContext = createContext(false);

/** Whether a dialog is open. A nested dialog closes together with its parent. */
export function useIsOpen(isOpen: boolean): boolean {
  const isParentClosing = use(ClosingContext);
  return isOpen && !isParentClosing;
}

/**
 * The props to render a dialog with. Its machine has often moved on before the exit transition ends, so a closing
 * dialog renders its last open props instead of an empty form.
 *
 * @param props The component's own props object: it must be the same when React repeats a render.
 */
export function useLastOpenProps<Props>(isOpen: boolean, props: Props): Props {
  const [last, setLast] = useState(props);
  if (isOpen && last !== props) setLast(props);
  return isOpen ? props : last;
}
