import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../../components/NextStep/NextStep.tsx';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';

/** The common application, the one thing to do next in the hub. It starts here, or where programs are found. */
export function PortalBanner({ view: { portalHref, delivery }, send }: EducationProps) {
  const words = useWords(educationWords).portal;
  return (
    <NextStep
      title={words.title}
      action={
        portalHref === null ? (
          <Button variant="primary" onPress={() => send({ type: 'portal.open' })}>
            {words.start}
          </Button>
        ) : (
          <LinkButton variant="primary" href={portalHref}>
            {words.start}
          </LinkButton>
        )
      }
    >
      {delivery === 'stored' ? words.storedText : words.text}
    </NextStep>
  );
}
