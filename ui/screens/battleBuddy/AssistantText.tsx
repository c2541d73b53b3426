import type { TextPiece } from '@vetsync/machines/battleBuddy/assistant';
import type { AssistantSource } from '@vetsync/machines/battleBuddy/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import {
  number as numberStyle,
  numbers as numbersStyle,
  paragraph,
  source as sourceStyle,
  sources as sourcesStyle,
} from './Assistant.css.ts';
import { assistantWords } from './Assistant.words.ts';
import { dated } from '../reference/parts/Sources.tsx';
import { referenceWords } from '../reference/Reference.words.ts';

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

/** When a source was seen, or of when it is: a day, a month with what its publisher calls it, or a year. Null: nothing that is a date. */
const seenLabel = (date: string | null, locale: string): string | null =>
  date !== null && /^\d{4}(?:$|-\d{2})/.test(date) ? dated(date.replace(/T\d{2}:.*/, ''), { locale }) : null;

/** Numbers of the same page stand before it together. */
const byPage = (sources: readonly AssistantSource[]) =>
  [...Map.groupBy(sources, ({ address, title }) => `${address} ${title}`).values()].map((same) => ({
    ...same[0]!,
    same,
  }));

/** Where an answer is from, with when each source was seen. */
export function AssistantSources({ sources, locale }: AssistantSourcesProps) {
  const words = useWords(assistantWords);
  const written = useWords(referenceWords).sources;
  return (
    <section aria-label={words.sources}>
      <ol className={sourcesStyle}>
        {byPage(sources).map(({ number, address, title, date, same }) => {
          const seen = seenLabel(date, locale);
          return (
            <li key={number} className={sourceStyle}>
              <span className={numbersStyle}>
                {same.map((source) => (
                  <SourceNumber key={source.number} source={source} />
                ))}
              </span>
              <div>
                <Text size="small">
                  <Anchor href={address}>{title}</Anchor>
                </Text>
                {address.startsWith('https:') && (
                  <Text size="caption" tone="muted">
                    {seen === null ? words.undated : words.asOf(written.date(seen))}
                  </Text>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
