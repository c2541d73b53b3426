import type { Phrase } from '@vetsync/machines/system/model';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
// Registers the texts of `system.*` phrases that a failure may carry.
import '../System.phrases.ts';

export interface LoadFailedProps extends Pick<ErrorStateProps, 'level'> {
  /** With `status`, it waits for its turn, and its button is no louder than others. @default 'alert' */
  announce?: 'alert' | 'status';
  words: { title: string; retry: string };
  /** Why it failed, or null for no details. */
  failure: Phrase | null;
  onRetry: () => void;
}

/** Shown instead of content that failed to load, with a retry button. */
export function LoadFailed({ words, failure, level, announce = 'alert', onRetry }: LoadFailedProps) {
  const write = usePhrases();
  return (
    <ErrorState
      title={words.title}
      level={level}
      announce={announce}
      action={
        <Button variant={announce === 'alert' ? 'primary' : undefined} onPress={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {failure && write(failure)}
    </ErrorState>
  );
}
