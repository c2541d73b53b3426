import type { CrisisFinding } from '@vetsync/machines/system/model';
import { lazy, Suspense, type ComponentType } from 'react';
import type { CrisisCardProps } from './CrisisCard.tsx';
import { CrisisStrip } from './CrisisStrip.tsx';

/** Loaded when something was found. Whoever can't load it still reads whom to call. */
const Card = lazy<ComponentType<CrisisCardProps>>(() =>
  import('./CrisisCard.tsx').catch(() => ({ default: CrisisStrip })),
);

export interface CrisisHelpProps extends Omit<CrisisCardProps, 'help'> {
  finding: CrisisFinding;
}

/** Where help is, for what somebody has written. Nothing else of the page changes. */
export function CrisisHelp({ finding, ...rest }: CrisisHelpProps) {
  if (finding === 'unchecked') return <CrisisStrip />;
  return (
    <Suspense fallback={<CrisisStrip />}>
      <Card help={finding} {...rest} />
    </Suspense>
  );
}
