import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const app = resolve(import.meta.dirname, '..');
/** Files here have a Spanish counterpart that takes their place: `language.es.ts`. */
const language = join(app, 'language');
const definitions = resolve(app, '../ui/language/usePhrases.ts');

/** Files of English texts, such as `Auth.words.ts` and `System.phrases.ts`. */
const texts = /\.(words|phrases)\.ts$/;
const translations = /\.(words|phrases)\.es\.ts$/;
const phrasesOf = /definePhrases\(\s*'(\w+)'/;
/** Pairs of English and Spanish: `export const authSpanish = translate(authWords, {…})`. */
const pair = /\bexport const (\w+) = translate\(\s*(\w+),/g;
/** Words of another translation: `const [, roles] = roleNamesSpanish`. */
const fromPair = /^const \[, (.+)\] = (\w+);$/gm;
/**
 * Invented people and what they wrote stay English, also where machines make records of it. Each value at the top of these
 * modules is remembered as such.
 */
const samples = /[\\/](samples[\\/][^?]+|nonprofit[\\/]model[\\/](goals|services))\.ts$/;
const topLevelValue = /^(?:export )?const (\w+)/gm;
/** Functions make records later, so their texts are taken from the code. */
const topLevelFunction = /^(?:export )?(?:async )?(?:function |const \w+ = (?:async )?\()/m;
const textLiteral = /'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'/g;
const rememberEnglish = (code: string) => {
  const values = [...code.matchAll(topLevelValue)].map(([, name]) => name);
  const literals = topLevelFunction.test(code) ? (code.match(textLiteral) ?? []) : [];
  const from = join(language, 'writtenInEnglish.ts');
  return `${code}\nimport { rememberEnglish } from '${from}';\nrememberEnglish([${[...values, ...literals].join(', ')}]);\n`;
};

/** The English file itself, for what has no translation, such as types and ids. */
const english = '?english';

const spanishOf = (file: string) => file.replace(/\.ts$/, '.es.ts');
const isTranslated = (file: string) => texts.test(file) && existsSync(spanishOf(file));

/**
 * Puts the Spanish words in the place of the English ones, so that each chunk has the words of its own code and no page
 * waits for others. `Auth.words.ts` exports the Spanish of `Auth.words.es.ts` under the English names. The files of
 * `app/language` are replaced by their Spanish counterparts.
 */
export const spanishWords = (): Plugin => ({
  name: 'spanish-words',
  enforce: 'pre',
  load(id) {
    if (!isTranslated(id)) return null;
    const from = spanishOf(id);
    const pairs = [...readFileSync(from, 'utf8').matchAll(pair)];
    const family = phrasesOf.exec(readFileSync(id, 'utf8'))?.[1];
    if (family === undefined) {
      const names = pairs.map(([, spanish, name]) => `${spanish} as ${name}`);
      return `export * from '${id}${english}'; export { ${names.join(', ')} } from '${from}';`;
    }
    const [[, spanish, name] = []] = pairs;
    return [
      `import { definePhrases } from '${definitions}';`,
      `import { ${spanish} } from '${from}';`,
      `export const ${name} = definePhrases('${family}', ${spanish});`,
    ].join('\n');
  },
  transform(code, id) {
    if (samples.test(id)) return { code: rememberEnglish(code), map: null };
    if (!translations.test(id)) return null;
    // Only the translation: the English would stay in the bundle, and would define its phrases.
    const spanish = code
      .replaceAll(pair, 'export const $1 = (')
      .replaceAll(fromPair, 'const $1 = $2;')
      .replaceAll(/^import \{[^}]*\} from '[^']*\.phrases\.ts';$/gm, '');
    return { code: spanish, map: null };
  },
  async resolveId(source, importer) {
    if (importer?.startsWith(app) && source.startsWith('.')) {
      const file = resolve(dirname(importer), source);
      const translated = file.replace(/\.(tsx?)$/, '.es.$1');
      if (dirname(file) === language && existsSync(translated)) return translated;
    }
    // A translation that repeats a part of the English reads the English file.
    if (!importer || !translations.test(importer) || !texts.test(source)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && isTranslated(resolved.id) ? `${resolved.id}${english}` : resolved;
  },
});
