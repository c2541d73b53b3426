import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { CandidacyProps } from '../access/Sharing.types.ts';
import { candidacyWords } from '../Candidacy.words.ts';
import '../../system/System.phrases.ts';

/** Joins, updates or leaves, and says what came of it once it is stored. */
export function CandidacyActions({ view, send }: CandidacyProps) {
  const words = useWords(candidacyWords);
  const write = usePhrases();
  const { isFound, isChanged, parts, canSubmit, busy, result, failure } = view;
  return (
    <>
      {result && (
        <Banner tone="positive" announce="status">
          {words.results[result]}
        </Banner>
      )}
      {failure && (
        <Banner tone="critical" announce="alert" title={words.notSaved}>
          {write(failure)}
        </Banner>
      )}
      <Inline space="small">
        {/* With an empty profile, there is nothing to show yet. */}
        {parts.length > 0 && (isChanged || busy === 'joining') && (
          <Button
            variant="primary"
            isPending={busy === 'joining'}
            isDisabled={!canSubmit && busy === null}
            onPress={() => send({ type: 'form.submit' })}
          >
            {busy === 'joining' ? words.saving : isFound ? words.update : words.join}
          </Button>
        )}
        {isFound && (
          <Button
            isPending={busy === 'leaving'}
            isDisabled={busy === 'joining'}
            onPress={() => send({ type: 'pool.leave' })}
          >
            {busy === 'leaving' ? words.leaving : words.leave}
          </Button>
        )}
      </Inline>
    </>
  );
}
