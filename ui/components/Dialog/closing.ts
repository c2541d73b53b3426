import { createContext, use, useState } from 'react';

/** True below a dialog that is fading away. */
export const ClosingContext = createContext(false);

/** Whether a dialog is open: one that is nested in another closes together with it. */
export function useOpen(isOpen: boolean): boolean {
  const isParentClosing = use(ClosingContext);
  return isOpen && !isParentClosing;
}

/**
 * The props of a dialog as they are shown. Its machine has often moved on before the exit transition is over, so while it
 * closes it keeps what it showed last instead of an empty form.
 *
 * @param props The component's own props object: it must be the same when React repeats a render.
 */
export function useLastOpen<Props>(isOpen: boolean, props: Props): Props {
  const [last, setLast] = useState(props);
  if (isOpen && last !== props) setLast(props);
  return isOpen ? props : last;
}
