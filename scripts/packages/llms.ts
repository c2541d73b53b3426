/** What a package says of itself in its tarball: guides, changes, and `llms.txt` that leads to all of it. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { accessibility } from '../../.storybook/accessibility/index.ts';
import { root } from './entries.ts';
import { otherNames } from './otherNames.ts';

const guides = join(root, 'stories/Guides');
const rawImport = /^import (\w+) from '([^']+)\?raw';$/gm;
const drawn = /<Unstyled>[^]*?<\/Unstyled>\n*/g;
const source = /<Source\s+language="(\w+)"\s+code=(?:"([^"]+)"|\{`([^]*?)`\}|\{([\w.]+)\})\s*\/>/g;
const title = /<Meta title="([^"]+)" \/>/;
const link = /\[([^\]]+)\]\(\?path=[^)]*?\/([\w-]+)--[^)]*\)/g;

const mdxFiles = globSync('*.mdx', { cwd: guides });

/** Where a page of Storybook is in the package, by its address there. */
const placeOf = new Map([
  ['foundations-themes', '../README.md#themes'],
  ...mdxFiles.map((file) => {
    const [, words = ''] = title.exec(readFileSync(join(guides, file), 'utf8')) ?? [];
    return [words.toLowerCase().replaceAll(/\W+/g, '-'), `${basename(file, '.mdx')}.md`] as const;
  }),
  ['guides-changelog', '../CHANGELOG.md'],
]);

const withPlaces = (text: string) =>
  text.replaceAll(link, (_, words: string, page: string) => {
    const place = placeOf.get(page);
    return place ? `[${words}](${place})` : words;
  });

const supplied = () =>
  Object.keys(accessibility)
    .toSorted()
    .map((name) => `- **${name}:** ${accessibility[name]?.supply}`)
    .join('\n');

/** A guide of Storybook as Markdown: its examples are printed instead of drawn. */
async function guideText(file: string): Promise<string> {
  const text = readFileSync(file, 'utf8');
  const codes = new Map(
    [...text.matchAll(rawImport)].map(([, name = '', path = '']) => [
      name,
      readFileSync(resolve(dirname(file), path), 'utf8').trim(),
    ]),
  );
  const { routers } = (await import(join(guides, 'examples/routers.ts'))) as {
    routers: Record<string, string>;
  };
  for (const [name, code] of Object.entries(routers)) codes.set(`routers.${name}`, code);
  return withPlaces(text)
    .replace(/^[^]*?<Meta [^]*?\/>/, '')
    .replaceAll(drawn, '')
    .replace('<SupplyTable />', supplied)
    .replaceAll(source, (_, language: string, quoted?: string, written?: string, name = '') => {
      const code = quoted ?? written?.replaceAll(/\\(.)/g, '$1') ?? codes.get(name);
      if (code === undefined) throw new Error(`${file} prints ${name}, which it doesn't import`);
      return `\`\`\`${language}\n${code}\n\`\`\``;
    })
    .trimStart();
}

/** The guides by the name of their file. Those that Storybook draws from other files are these files. */
export async function guideFiles(): Promise<ReadonlyMap<string, string>> {
  const files = mdxFiles.filter((file) => !['Changelog.mdx', 'Migration.mdx'].includes(file));
  const texts = await Promise.all(
    files.map(async (file) => [`${basename(file, '.mdx')}.md`, await guideText(join(guides, file))] as const),
  );
  // Its links lead into the repository.
  const report = readFileSync(join(root, 'docs/accessibility.md'), 'utf8').replaceAll(
    /\[([^\]]+)\]\(\.\.[^)]*\)/g,
    '$1',
  );
  const migration = withPlaces(readFileSync(join(guides, 'migration.md'), 'utf8'));
  texts.push(['Conformance.md', report], ['Migration.md', migration]);
  return new Map(texts.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

/** What the next release changes in a package, from `.changeset`. */
export function nextChanges(packageName: string): string {
  const notes = globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((note) => note.startsWith('---') && note.split('---')[1]?.includes(`'${packageName}'`));
  return notes.map((note) => note.replace(/^---[^]*?---\s*/, '').trim()).join('\n\n');
}

/** The comment above a component or a machine, up to its first sentence. */
function saidOf(text: string, declared: string): string {
  const before = text.slice(0, text.search(new RegExp(String.raw`${declared}\b`))).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2);
  const said = comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return /^.*?\.(?=\s|$)/.exec(said)?.[0] ?? said;
}

const entryLine = (name: string, file: string, entry: string, ...said: readonly (string | undefined)[]) =>
  `- [${name}](${file}): ${[`\`${entry}\`.`, ...said].filter(Boolean).join(' ')}`;

const componentFiles = () =>
  globSync('components/*/*.tsx', { cwd: join(root, 'ui') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.split('/')[1] === basename(path, '.tsx'))
    .toSorted();

/** The components with what each is for. */
export const componentLines = () =>
  componentFiles().map((path) => {
    const name = basename(path, '.tsx');
    const said = saidOf(readFileSync(join(root, 'ui', path), 'utf8'), `export function ${name}`);
    const others = otherNames[name] && `Elsewhere: ${otherNames[name].join(', ')}.`;
    return entryLine(name, `components/${name}/${name}.d.ts`, `@vetsync/ui/components/${name}`, said, others);
  });

/** The machines with the situation that each handles. */
export const machineLines = () =>
  globSync('*/*/*.machine.ts', { cwd: join(root, 'machines') })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const name = basename(path, '.machine.ts');
      const said = saidOf(readFileSync(join(root, 'machines', path), 'utf8'), `export const ${name}Machine`);
      return entryLine(name, `${dirname(path)}/index.d.ts`, `@vetsync/machines/${dirname(path)}`, said);
    });
