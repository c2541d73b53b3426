import { Heading } from '../../components/Heading/Heading.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { shellWords } from './Shell.words.ts';

export interface PageLoadingProps {
  /** Title of the tab that is loading. */
  title: string;
}

/** Placeholder for a tab: its heading and reserved space. */
export function PageLoading({ title }: PageLoadingProps) {
  const words = useWords(shellWords);
  return (
    <div aria-busy>
      <Stack space="large">
        <Heading level={1}>{title}</Heading>
        <VisuallyHidden live="polite">{words.loading}</VisuallyHidden>
        <Skeleton shape="block" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
