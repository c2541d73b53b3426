import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { portal } from '../Education.css.ts';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';

export function PortalBanner({ send }: Pick<EducationProps, 'send'>) {
  const words = useWords(educationWords).portal;
  return (
    <section className={portal} aria-labelledby="portal">
      <Stack space="xxsmall" minWidth={0}>
        <Heading level={2} id="portal">
          {words.title}
        </Heading>
        <Text tone="muted">{words.text}</Text>
      </Stack>
      <div>
        <Button onPress={() => send({ type: 'portal.open' })}>{words.start}</Button>
      </div>
    </section>
  );
}
