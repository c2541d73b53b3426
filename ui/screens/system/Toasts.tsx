import type { ToastsEvent, ToastsView } from '@vetsync/machines/shell/toasts';
import { ToastRegion } from '../../components/ToastRegion/ToastRegion.tsx';

export interface ToastsProps {
  view: ToastsView;
  send: (event: ToastsEvent) => void;
}

/** The site's toast (platform spec, section 9). Always rendered, even if empty. */
export function Toasts({ view, send }: ToastsProps) {
  return <ToastRegion view={view} send={send} />;
}
