import type { TextPiece } from '@vetsync/machines/battleBuddy/assistant';
import type { AssistantSource } from '@vetsync/machines/battleBuddy/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { dayLabel } from '../format.ts';
import {
  number as numberStyle,
  paragraph,
  source as sourceStyle,
  sources as sourcesStyle,
} from './Assistant.css.ts';
import { assistantWords } from './Assistant.words.ts';

/** A number that opens the source which it stands for. */
function SourceNumber({ source }: { source: AssistantSource }) {
  const words = useWords(assistantWords);
  return (
    <Anchor
      className={numberStyle}
      href={source.address}
      aria-label={`${words.source(source.number)}: ${source.title}`}
    >
      {String(source.number)}
    </Anchor>
  );
}

interface AssistantTextProps {
  paragraphs: readonly (readonly TextPiece[])[];
  sources: readonly AssistantSource[];
}

/** The sentences of an answer, with the numbers of their sources. */
export function AssistantText({ paragraphs, sources }: AssistantTextProps) {
  return paragraphs.map((pieces, index) => (
    <p key={`${index}`} dir="auto" className={paragraph}>
      {pieces.map((piece, place) => {
        if ('text' in piece) return piece.text;
        const source = sources.find(({ number }) => number === piece.source);
        // The number came before its source, or the source never came.
        return source && <SourceNumber key={`${place}`} source={source} />;
      })}
    </p>
  ));
}

interface AssistantSourcesProps {
  sources: readonly AssistantSource[];
  locale: string;
}

/** Where an answer is from, with the day on which each source was checked. */
export function AssistantSources({ sources, locale }: AssistantSourcesProps) {
  const words = useWords(assistantWords);
  return (
    <ol className={sourcesStyle}>
      {sources.map((source) => (
        <li key={source.number} className={sourceStyle}>
          <SourceNumber source={source} />
          <div>
            <Text size="small">
              <Anchor href={source.address}>{source.title}</Anchor>
            </Text>
            {source.address.startsWith('https:') && (
              <Text size="caption" tone="muted">
                {source.date === null
                  ? words.unchecked
                  : words.checked(dayLabel(source.date.slice(0, 10), { locale }, true))}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
