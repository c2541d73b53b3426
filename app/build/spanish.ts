import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** Files with a Spanish counterpart are in these folders. */
const folders = ['app', 'ui'].map((folder) => join(root, folder, '/'));

/**
 * Puts Spanish files in the place of English ones, so that each chunk has the words of its own code, in one language:
 * `Auth.words.es.ts` for `Auth.words.ts`, `paths.es.ts` for `paths.ts`. Both export the same names. A Spanish file that repeats a
 * part of the English imports the English.
 */
export const spanishFiles = (): Plugin => ({
  name: 'spanish-files',
  enforce: 'pre',
  async resolveId(source, importer) {
    const english = await this.resolve(source, importer, { skipSelf: true });
    const file = english?.id.replace(/\.(tsx?)$/, '.es.$1');
    if (!file || file === english?.id || file === importer) return english;
    return folders.some((folder) => file.startsWith(folder)) && existsSync(file) ? file : english;
  },
});

/**
 * Invented people and what they wrote stay English, also where machines make records of it. The values at the top of these
 * modules are remembered as such. Functions make records later, so the texts in them are, too.
 */
const samples = /[\\/](samples[\\/][^?]+|model[\\/]cases[\\/]goals)\.ts$/;
const language = join(root, 'app/language/writtenInEnglish.ts');

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Names of a module's constants. */
const constantsOf = ({ body }: Node): string[] =>
  (body as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((declared): declared is Node => isNode(declared) && declared.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => (declarations as Node[]).map(({ id }) => id as Node))
    .flatMap(({ type, name }) => (type === 'Identifier' ? [String(name)] : []));

/** Texts of several words in a module's functions. */
function textsInFunctions(node: Node, isInFunction = false): string[] {
  if (node.type === 'Literal')
    return isInFunction && typeof node.value === 'string' && node.value.includes(' ') ? [node.value] : [];
  const isInside = isInFunction || /Function/.test(node.type);
  return childrenOf(node).flatMap((child) => textsInFunctions(child, isInside));
}

/** Adds a call to the modules of samples that tells `writtenInEnglish.ts` what they say. */
export const rememberSamples = (): Plugin => ({
  name: 'remember-samples',
  enforce: 'pre',
  transform(code, id) {
    if (!samples.test(id)) return null;
    const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
    const texts = textsInFunctions(program).map((text) => JSON.stringify(text));
    const call = `rememberEnglish([${[...constantsOf(program), ...texts].join(', ')}]);`;
    return { code: `${code}\nimport { rememberEnglish } from '${language}';\n${call}\n`, map: null };
  },
});
