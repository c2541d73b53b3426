import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';

export interface LoadFailedProps extends Pick<ErrorStateProps, 'level'> {
  words: { title: string; retry: string };
  /** The server's words. */
  failure: string | null;
  onRetry: () => void;
}

/** Stands where something would be that the server did not give, and asks for it again. */
export function LoadFailed({ words, failure, level, onRetry }: LoadFailedProps) {
  return (
    <ErrorState
      title={words.title}
      level={level}
      announce="alert"
      action={
        <Button emphasis="primary" onPress={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {failure}
    </ErrorState>
  );
}
