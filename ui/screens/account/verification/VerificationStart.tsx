import { Button } from '../../../components/Button/Button.tsx';
import type { VeteranVerificationProps } from '../Account.types.ts';
import { steps } from './VerificationStart.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { veteranVerificationWords } from '../VeteranVerification.words.ts';

/** Explains what will happen, before it starts. */
export function VerificationStart({ view, send }: VeteranVerificationProps) {
  const words = useWords(veteranVerificationWords);
  return (
    <>
      <ol className={steps} aria-label={words.steps.label}>
        {words.steps.items.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <Button
          variant="primary"
          isDisabled={!view.canStart}
          onPress={() => send({ type: 'verification.start' })}
        >
          {view.state === 'failed' ? words.again : words.start}
        </Button>
      </div>
    </>
  );
}
