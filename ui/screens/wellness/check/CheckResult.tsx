import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { CrisisLine } from '../../system/CrisisLine.tsx';
import { CheckSteps } from './CheckSteps.tsx';
import type { CheckProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessCheckWords } from '../WellnessCheck.words.ts';

/** What the answers suggest. In a crisis, ways to reach a person come first. */
export function CheckResult({ view: { result, keptIn }, send }: CheckProps) {
  const words = useWords(wellnessCheckWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  if (!result) return null;
  const { title, text } = words.result[result.kind];
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={2} ref={heading}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
      {result.kind === 'crisis' && <CrisisLine />}
      <Card>
        <Stack space="medium">
          {result.heavy.length > 0 && (
            <Stack space="xsmall">
              <Text size="small" tone="muted">
                {words.heavy}
              </Text>
              <Inline space="xsmall">
                {result.heavy.map((area) => (
                  <Badge key={area}>{words.areas[area]}</Badge>
                ))}
              </Inline>
            </Stack>
          )}
          <CheckSteps steps={result.steps} />
        </Stack>
      </Card>
      <Stack space="small">
        <Inline space="small">
          <Button onPress={() => send({ type: 'check.review' })}>{words.review}</Button>
          <Button onPress={() => send({ type: 'check.clear' })}>{words.clear}</Button>
        </Inline>
        <Text size="small" tone="muted">
          {words.private[keptIn]}
        </Text>
      </Stack>
    </Stack>
  );
}
