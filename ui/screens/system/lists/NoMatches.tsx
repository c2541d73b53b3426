import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';

export interface NoMatchesProps extends Pick<EmptyStateProps, 'icon' | 'level'> {
  words: { title: string; text: string };
  clear: string;
  onClear: () => void;
}

/** Shown instead of a list if no item matches search and filters. */
export function NoMatches({ words, clear, icon = SearchX, level, onClear }: NoMatchesProps) {
  return (
    <EmptyState
      icon={icon}
      title={words.title}
      level={level}
      action={<Button onPress={onClear}>{clear}</Button>}
    >
      {words.text}
    </EmptyState>
  );
}
