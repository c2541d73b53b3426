import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

/** Placeholder for a section of the account. */
export function SectionLoading({ children }: { children: string }) {
  return (
    <div aria-busy>
      <VisuallyHidden live="polite">{children}</VisuallyHidden>
      <Card>
        <Stack space="small">
          <Skeleton size="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Card>
    </div>
  );
}
