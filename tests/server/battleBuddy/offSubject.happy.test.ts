import { expect, test } from 'vitest';
import { library } from '../../../server/assistant/library/library.ts';
import { wordsOf } from '../../../server/assistant/library/writing.ts';
import { findArticles } from '../../../server/assistant/retrieval.ts';
import { sampleLookups } from '../../../scripts/support/sampleLookups.ts';
import type { Language } from '../../../machines/system/model/index.ts';

/** Questions that VetSync knows nothing about. They measure: the limit was chosen on others, so don't mend single ones. */
const offSubject: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'how long do I boil an egg',
    'which oil goes in a 2015 Civic',
    'how do I get a stain out of a white shirt',
    'what year did the Titanic sink',
    'can cats drink milk',
    'how many ounces are in a gallon',
    'my printer shows error 50',
    'is coffee bad for sleep',
    'what should I name my boat',
    'how do I change a flat tire',
    'where do I vote for player of the year',
    'how far is it from Denver to Salt Lake',
  ],
  es: [
    '¿cuánto tiempo se hierve un huevo?',
    '¿qué aceite lleva un Civic 2015?',
    '¿cómo quito una mancha de una camisa?',
    '¿en qué año se hundió el Titanic?',
    '¿los gatos pueden tomar leche?',
    '¿cuántas onzas tiene un galón?',
    'mi impresora marca error 50',
    '¿el café quita el sueño?',
    '¿qué nombre le pongo a mi bote?',
    '¿cómo cambio una llanta?',
    '¿quién canta esa canción del verano?',
    '¿qué tan lejos queda Denver de Salt Lake?',
  ],
};
async function said(text: string, language: Language) {
  const today = '2026-11-28';
  const context = { language, today, timeZone: 'America/New_York', before: [] };
  let all = '';
  for await (const part of library(text, context, sampleLookups(today)))
    if (part.type === 'text') all += part.delta;
  return all;
}

test.each(['en', 'es'] as const)(
  'what is about something else is not known, whatever word it shares: %s',
  async (language) => {
    const answered: string[] = [];
    for (const text of offSubject[language]) {
      const answer = await said(text, language);
      if (!answer.startsWith(wordsOf(language).notFound)) answered.push(`${text} -> ${answer.slice(0, 80)}`);
    }
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(6);
  },
);

const titles = (text: string, language: Language) =>
  findArticles(text, language).map(({ item }) => item.title);
test('an article is found for most of a question, and not for one word of it', () => {
  expect(titles('How do I spot a scam about my pension?', 'en')[0]).toBe(
    'How to spot a scam aimed at veterans',
  );
  expect(titles('Which series won the world cup last year?', 'en')).toEqual([]);
  expect(titles('¿Cómo reconozco una estafa con mi pensión?', 'es')[0]).toBe(
    'Cómo reconocer una estafa contra personas veteranas',
  );
  expect(titles('¿Qué película gana un premio este año?', 'es')).toEqual([]);
});
