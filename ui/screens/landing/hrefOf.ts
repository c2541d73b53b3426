import type { LandingAction } from '@vetsync/machines/landing/model';

/** Every control of the landing page is a link. Dialogs open by their URL. */
export function hrefOf(action: LandingAction): string {
  if (action.kind === 'route') return action.href;
  if (action.kind === 'solution') return '/?dialog=custom-solution';
  return `/?dialog=early-access&source=${action.source}`;
}
