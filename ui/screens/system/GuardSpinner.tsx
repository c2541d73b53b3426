import type { RouteGuardView } from '@vetsync/machines/shell/routeGuard';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { wait } from './GuardSpinner.css.ts';
import { useWords } from '../../language/useWords.ts';
import { guardSpinnerWords } from './GuardSpinner.words.ts';

export interface GuardSpinnerProps {
  view: Pick<RouteGuardView, 'state'>;
}

/** Loading state of a guarded page, or of any page's code. Plain, so that the first script stays small. */
export function GuardSpinner({ view }: GuardSpinnerProps) {
  const words = useWords(guardSpinnerWords);
  return (
    <output className={wait}>
      <Spinner />
      <Text as="span" tone="muted">
        {view.state === 'redirecting' ? words.redirecting : words.loading}
      </Text>
    </output>
  );
}
