import type { GuidanceEvent, GuidanceView } from '@vetsync/machines/shell/guidance';
import { lazy, Suspense, type ComponentType } from 'react';
import { useWords } from '../../language/useWords.ts';
import type GuidanceCard from './GuidanceCard.tsx';
import { region } from './GuidancePrompt.css.ts';
import { guidanceWords } from './Shell.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

const nothing = () => null;
/** Nobody misses a suggestion that could not be loaded. */
const Card = lazy<ComponentType<Parameters<typeof GuidanceCard>[0]>>(() =>
  import('./GuidanceCard.tsx').catch(() => ({ default: nothing })),
);

/**
 * One suggestion for a next step (platform spec, section 4, "Guidance prompt"). Always rendered, so that its
 * content is announced. Its timer pauses on hover and focus.
 */
export function GuidancePrompt({
  view: { prompt, reservesSpace },
  send,
}: ScreenProps<GuidanceView, GuidanceEvent>) {
  const words = useWords(guidanceWords);
  return (
    <section className={region} data-room={reservesSpace || undefined} aria-label={words.region}>
      <output>
        <Suspense>{prompt && <Card key={prompt.key} prompt={prompt} send={send} />}</Suspense>
      </output>
    </section>
  );
}
