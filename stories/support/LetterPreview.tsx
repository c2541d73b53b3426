import type * as letters from '@vetsync/machines/model/letters';
import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';

/** Both versions of an email, HTML and text, as mail programs show them. */
export function LetterPreview({ letter }: { letter: letters.Letter }) {
  const { subject, text, html } = letter;
  return (
    <Stack space="small">
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

/** Requirements of every email: the same text in both versions, no scripts, no external resources or links. */
export function emailFaults({ subject, text, html }: letters.Letter, appOrigin: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const words = (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
  const links = [...page.querySelectorAll('a')].map(({ href }) => href);
  const plain = text.split('\n').filter((line) => line && !links.includes(line));
  return [
    ...(page.title === subject && page.querySelectorAll('h1').length === 1
      ? []
      : ['no title, or not one heading']),
    ...plain
      .map((line) => line.replace(/:$/, ''))
      .filter((line) => !words.includes(line))
      .map((line) => `only in the text: ${line}`),
    ...links.filter((link) => !link.startsWith(`${appOrigin}/`)).map((link) => `points elsewhere: ${link}`),
    ...links.filter((link) => !text.includes(link)).map((link) => `only in the HTML: ${link}`),
    ...[...page.querySelectorAll('script, img, link, iframe, form, [onclick], [style]')].map(
      ({ outerHTML }) => `not for mail: ${outerHTML}`,
    ),
  ];
}
