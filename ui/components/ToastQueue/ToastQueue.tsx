import { useSyncExternalStore } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';
import type { ToastStore } from './createToastQueue.ts';

export {
  createToastQueue,
  toastPriorities,
  type Toast,
  type ToastQueueOptions,
  type ToastStore,
} from './createToastQueue.ts';

export interface ToastQueueProps extends RootProps {
  /** Made once with `createToastQueue()`. */
  queue: ToastStore;
}

/** Shows the toasts of a queue, one at a time. Render it once and always, so that screen readers announce each. */
export function ToastQueue({ queue, ...rest }: ToastQueueProps) {
  const view = useSyncExternalStore(queue.subscribe, queue.getView, queue.getView);
  return (
    <ToastRegion data-component="ToastQueue" {...rest} view={view} send={queue.send} onAction={queue.act} />
  );
}
