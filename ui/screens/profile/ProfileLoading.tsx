import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';

export function ProfileLoading() {
  const words = useWords(profileWords);
  return (
    <Stack space="large" aria-busy>
      <VisuallyHidden as="div">
        <Heading level={1}>{words.title}</Heading>
        {words.loading}
      </VisuallyHidden>
      <Card>
        <Stack space="medium">
          <Skeleton shape="circle" />
          <Skeleton shape="figure" size="section" />
          <Skeleton lines={2} />
        </Stack>
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </Stack>
  );
}
