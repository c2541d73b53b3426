import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { code } from './NotFound.css.ts';
import { useWords } from '../../language/useWords.ts';
import { notFoundWords } from './NotFound.words.ts';
import { PageFrame } from './PageFrame.tsx';

/** Any unknown path (platform spec, section 2, "Not-found screen"). */
export function NotFound() {
  const words = useWords(notFoundWords);
  return (
    <PageFrame width="reading" crisisLine="panel">
      <Stack space="medium" align="flex-start">
        <p className={code}>{words.code}</p>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" tone="muted">
          {words.text}
        </Text>
        <LinkButton href="/" variant="primary">
          {words.home}
        </LinkButton>
      </Stack>
    </PageFrame>
  );
}
