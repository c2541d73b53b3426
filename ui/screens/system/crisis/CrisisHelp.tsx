import type { CrisisFinding } from '@vetsync/machines/system/model';
import { lazy, Suspense, type ComponentType } from 'react';
import type { CrisisCardProps } from './CrisisCard.tsx';
import { CrisisPlainLine } from './CrisisPlainLine.tsx';

/** Loaded when something was found. Whoever can't load it still reads whom to call. */
const Card = lazy(async (): Promise<{ default: ComponentType<CrisisCardProps> }> => {
  try {
    return { default: (await import('./CrisisCard.tsx')).CrisisCard };
  } catch {
    return { default: CrisisPlainLine };
  }
});

export interface CrisisHelpProps extends Omit<CrisisCardProps, 'help'> {
  finding: CrisisFinding;
}

/** Where help is, for what somebody has written. Nothing else of the page changes. */
export function CrisisHelp({ finding, ...rest }: CrisisHelpProps) {
  if (finding === 'unchecked') return <CrisisPlainLine />;
  return (
    <Suspense fallback={<CrisisPlainLine />}>
      <Card help={finding} {...rest} />
    </Suspense>
  );
}
