import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CheckProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessCheckWords } from '../WellnessCheck.words.ts';
import { wellnessWords } from '../Wellness.words.ts';

export function CheckIntro({ view: { answered, of, keptIn }, send }: CheckProps) {
  const sharedWords = useWords(wellnessWords);
  const words = useWords(wellnessCheckWords);
  const isBegun = answered > 0;
  const goOn = answered === of ? sharedWords.check.see : sharedWords.check.goOn(answered, of);
  return (
    <Stack space="medium">
      {[...words.intro, words.privacy[keptIn]].map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Inline space="small">
        <Button variant="primary" onPress={() => send({ type: 'check.start' })}>
          {isBegun ? goOn : words.start}
        </Button>
        {isBegun && <Button onPress={() => send({ type: 'check.clear' })}>{words.clear}</Button>}
      </Inline>
    </Stack>
  );
}
