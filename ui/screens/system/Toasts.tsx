import type { ToastsEvent, ToastsView } from '@vetsync/machines/toasts';
import { ToastRegion } from '../../components/ToastRegion/ToastRegion.tsx';

export interface ToastsProps {
  view: ToastsView;
  send: (event: ToastsEvent) => void;
}

/** The one visible toast of the whole site (platform spec, section 9). Rendered always, empty or not. */
export function Toasts({ view, send }: ToastsProps) {
  return <ToastRegion view={view} send={send} />;
}
