import type { FactSource } from '@vetsync/machines/reference/model';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { mark, source as sourceStyle, sources as sourcesStyle } from '../Reference.css.ts';
import { referenceWords } from '../Reference.words.ts';
import { dateText } from '../../dates.ts';
import { monthText, schoolYear } from '../../moreDates.ts';

/** A publisher's date with its month as a word: `2025-12 (O*NET 30.1)` is `Dec 2025 (O*NET 30.1)`. */
export const dated = (date: string, locale: { locale: string }) =>
  date.replace(/^\d{4}-\d{2}(-\d{2})?/, (day, exact: string | undefined) =>
    exact ? dateText(day, locale) : monthText(`${day}-01`, locale),
  );

export const dateOf = ({ id, date }: FactSource, locale: { locale: string }) =>
  date === null
    ? null
    : id.startsWith('school') && /^\d{4}$/.test(date)
      ? schoolYear(date)
      : dated(date, locale);

/** The date of what a figure is from, with the numbers of its sources. */
export function SourceDate({ of, sources }: SourceMarkProps) {
  const words = useWords(referenceWords).sources;
  const locale = useLocale();
  const found = sources.filter(({ id }) => of.includes(id));
  if (found.length === 0) return null;
  const dates = found.map((source) => {
    const date = dateOf(source, locale);
    return date === null ? words.undated : words.date(date);
  });
  return (
    <Text as="span" size="caption" tone="muted">
      {[...new Set(dates)].join(', ')} <SourceMark of={of} sources={sources} />
    </Text>
  );
}

const anchorOf = (id: string) => `source-${id}`;

interface SourceMarkProps {
  /** Ids of sources. Those that are not listed are left out. */
  of: readonly string[];
  sources: readonly FactSource[];
}

/** The numbers of the sources of a figure, each a link to its record below. */
export function SourceMark({ of, sources }: SourceMarkProps) {
  const words = useWords(referenceWords).sources;
  return of.flatMap((id) => {
    const at = sources.findIndex((source) => source.id === id);
    if (at < 0) return [];
    return (
      <Anchor key={id} className={mark} href={`#${anchorOf(id)}`} aria-label={words.number(at + 1)}>
        {at + 1}
      </Anchor>
    );
  });
}

/** Where figures are from, and when, with the text that each publisher asks for. */
export function SourceList({ sources }: Pick<SourceMarkProps, 'sources'>) {
  const words = useWords(referenceWords).sources;
  const locale = useLocale();
  if (sources.length === 0) return null;
  const attributions = [...new Set(sources.map(({ attribution }) => attribution))];
  return (
    <Section title={words.title}>
      <ol className={sourcesStyle}>
        {sources.map((source, index) => (
          <li key={source.id} id={anchorOf(source.id)} className={sourceStyle} tabIndex={-1}>
            <span className={mark} aria-hidden>
              {index + 1}
            </span>
            <Text as="span" size="small">
              <Anchor href={source.page}>
                {words.names[source.id as keyof typeof words.names] ?? source.title}
              </Anchor>
              {source.date && `, ${words.date(dateOf(source, locale)!)}`}
            </Text>
          </li>
        ))}
      </ol>
      {attributions.map((attribution) => (
        <Text key={attribution} size="caption" tone="muted" lang="en">
          {attribution}
        </Text>
      ))}
    </Section>
  );
}
