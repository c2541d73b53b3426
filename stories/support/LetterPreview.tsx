import type * as letters from '@vetsync/machines/model/letters';
import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { languages, pathIn } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';

/** The site of all stories. */
export const appOrigin = 'https://vetsync.example';

/** An email in each language. */
export type LetterPerLanguage = Readonly<Record<Language, letters.Letter>>;
export const perLanguage = (write: (site: letters.Site) => letters.Letter): LetterPerLanguage => ({
  en: write({ appOrigin, locale: 'en' }),
  es: write({ appOrigin, locale: 'es' }),
});

/** Both versions of an email, HTML and text, as mail programs show them. */
function LetterPreview({ letter, locale }: { letter: letters.Letter; locale: Language }) {
  const { subject, text, html } = letter;
  return (
    <Stack space="small" lang={locale}>
      <Heading level={2}>{subject}</Heading>
      <div
        style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' }}
      >
        <iframe
          // Emails can neither run scripts nor load anything. Their own styles follow the reader's color scheme.
          sandbox=""
          srcDoc={html}
          title={`HTML: ${subject}`}
          style={{ inlineSize: '100%', blockSize: '38rem', border: '1px solid' }}
        />
        <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Text size="small">{text}</Text>
        </pre>
      </div>
    </Stack>
  );
}

/** An email in each language, one below the other. */
export function LetterPreviews({ letter }: { letter: LetterPerLanguage }) {
  return (
    <Stack space="xlarge">
      {languages.map((locale) => (
        <LetterPreview key={locale} letter={letter[locale]} locale={locale} />
      ))}
    </Stack>
  );
}

/**
 * Requirements of every email: the same text in both versions, links to the site's pages in its language, no scripts, no
 * external resources or links.
 */
function errorsOf({ subject, text, html }: letters.Letter, locale: Language): string[] {
  const base = pathIn(locale, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const words = (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
  const links = [...page.querySelectorAll('a')].map(({ href }) => href);
  const plain = text.split('\n').filter((line) => line && !links.includes(line));
  return [
    ...(page.documentElement.lang === locale ? [] : ['not marked with its language']),
    ...(page.title === subject && page.querySelectorAll('h1').length === 1
      ? []
      : ['no title, or not one heading']),
    ...plain
      .map((line) => line.replace(/:$/, ''))
      .filter((line) => !words.includes(line))
      .map((line) => `only in the text: ${line}`),
    ...links
      // What ends these emails has no page of its own in each language.
      .filter((link) => ![`${appOrigin}${base}/`, `${appOrigin}/api/`].some((own) => link.startsWith(own)))
      .map((link) => `points elsewhere: ${link}`),
    ...links.filter((link) => !text.includes(link)).map((link) => `only in the HTML: ${link}`),
    ...[...page.querySelectorAll('script, img, link, iframe, form, [onclick], [style]')].map(
      ({ outerHTML }) => `not for mail: ${outerHTML}`,
    ),
  ];
}

export const emailErrors = (letter: LetterPerLanguage): string[] =>
  languages.flatMap((locale) => errorsOf(letter[locale], locale));
