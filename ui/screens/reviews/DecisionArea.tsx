import type { Reader } from '@vetsync/machines/system/model';
import { useId } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useFocusReturn } from '../system/parts/focus.ts';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';
import { shortNotes } from './Review.css.ts';
import './Reviews.phrases.ts';
import { DecisionChoices } from './DecisionChoices.tsx';
import { DecisionNotes } from './DecisionNotes.tsx';
import { DecisionConfirmation } from './DecisionConfirmation.tsx';
import { CurrentDecision } from './CurrentDecision.tsx';
import type { DecisionProps } from './Reviews.types.ts';

export type { DecisionProps } from './Reviews.types.ts';

/** Decision on an application (feature spec, section 4). Disabled while a decision is pending. */
export function DecisionArea({ view, reader, send }: DecisionProps & { reader: Reader }) {
  const words = useWords(decisionWords);
  const write = usePhrases();
  const id = useId();
  const { state, current } = view;
  const isAsking = state === 'confirming' || state === 'recording';
  const back = useFocusReturn<HTMLElement>(isAsking);
  return (
    <Stack as="section" space="small" aria-labelledby={id}>
      <Heading level={4} id={id}>
        {words.title}
      </Heading>
      {state === 'recorded' ? (
        <Recorded label={write(view.recorded ?? '')} />
      ) : (
        <>
          {current && <CurrentDecision view={view} reader={reader} send={send} />}
          <Stack space="small" ref={back}>
            {isAsking ? (
              <DecisionConfirmation view={view} send={send} />
            ) : (
              <>
                <DecisionChoices view={view} send={send} />
                <div className={shortNotes}>
                  <DecisionNotes view={view} send={send} />
                </div>
              </>
            )}
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Shown for a second and announced. It gets the focus that the button had. */
function Recorded({ label }: { label: string }) {
  const words = useWords(decisionWords);
  return (
    <Stack tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
      <Banner tone="positive" title={words.recorded(label)} announce="status">
        {words.told}
      </Banner>
    </Stack>
  );
}
