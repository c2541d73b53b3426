import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';

export interface NoMatchesProps extends Pick<EmptyStateProps, 'level'> {
  words: { title: string; text: string };
  clear: string;
  onClear: () => void;
}

/** Shown instead of a list if no item matches search and filters. */
export function NoMatches({ words, clear, level, onClear }: NoMatchesProps) {
  return (
    <EmptyState
      drawing="search"
      title={words.title}
      level={level}
      action={<Button onPress={onClear}>{clear}</Button>}
    >
      {words.text}
    </EmptyState>
  );
}
