import { Button } from '../../../components/Button/Button.tsx';
import { NextStep } from '../../../components/NextStep/NextStep.tsx';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';

/** The common application, the one thing to do next in the hub. */
export function PortalBanner({ view: { waivesFee }, send }: EducationProps) {
  const words = useWords(educationWords).portal;
  return (
    <NextStep
      title={words.title}
      action={
        <Button variant="primary" onPress={() => send({ type: 'portal.open' })}>
          {words.start}
        </Button>
      }
    >
      {waivesFee ? words.text : words.storedText}
    </NextStep>
  );
}
