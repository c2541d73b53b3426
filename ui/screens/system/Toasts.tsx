import type { ToastsEvent, ToastsView } from '@vetsync/machines/shell/toasts';
import { ToastRegion } from '../../components/ToastRegion/ToastRegion.tsx';
import type { ScreenProps } from './parts/screenProps.ts';

/** The site's toast (platform spec, section 9). Always rendered, even if empty. */
export function Toasts({ view, send }: ScreenProps<ToastsView, ToastsEvent>) {
  return <ToastRegion view={view} send={send} />;
}
