/** What a package says of itself in its tarball: guides, changes, and `llms.txt` that leads to all of it. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from './entries.ts';

const guides = join(root, 'stories/Guides');
const rawImport = /^import (\w+) from '([^']+)\?raw';$/gm;
const line = /^import [^\n]*\n/gm;
const drawn = /<Unstyled>[^]*?<\/Unstyled>\n*/g;
const source = /<Source language="(\w+)" code=\{([\w.]+)\} \/>/g;

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
  return text
    .replaceAll(line, '')
    .replaceAll(/<Meta [^]*?\/>\n*/g, '')
    .replaceAll(drawn, '')
    .replaceAll(source, (_, language: string, name: string) => {
      const code = codes.get(name);
      if (code === undefined) throw new Error(`${file} prints ${name}, which it doesn't import`);
      return `\`\`\`${language}\n${code}\n\`\`\``;
    })
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1')
    .trimStart();
}

/** The guides by the name of their file. Those that only Storybook can draw are left out. */
export async function guideFiles(): Promise<ReadonlyMap<string, string>> {
  const files = globSync('*.mdx', { cwd: guides }).filter(
    (file) => !['Changelog.mdx', 'Migration.mdx', 'Accessibility.mdx'].includes(file),
  );
  const texts = await Promise.all(
    files.map(async (file) => [`${basename(file, '.mdx')}.md`, await guideText(join(guides, file))] as const),
  );
  // Its links lead into the repository.
  const report = readFileSync(join(root, 'docs/accessibility.md'), 'utf8').replaceAll(
    /\[([^\]]+)\]\(\.\.[^)]*\)/g,
    '$1',
  );
  texts.push(['Accessibility.md', report]);
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
  const before = text.slice(0, text.indexOf(declared)).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2);
  const said = comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return /^.*?\.(?=\s|$)/.exec(said)?.[0] ?? said;
}

const entryLine = (name: string, file: string, entry: string, said: string) =>
  `- [${name}](${file}): ${[`\`${entry}\`.`, said].filter(Boolean).join(' ')}`;

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
    return entryLine(name, `components/${name}/${name}.d.ts`, `@vetsync/ui/components/${name}`, said);
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
