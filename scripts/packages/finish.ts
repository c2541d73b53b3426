/**
 * Turns a built folder into a package: manifest, directives, declarations without source extensions, and for `ui` the
 * tokens and a style sheet with everything. Run in the source folder after tsup and tsc.
 */
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { clientFiles } from './client.ts';
import { componentLines, guideFiles, machineLines, nextChanges } from './llms.ts';
import { publishedManifest, readManifest, styleImports } from './manifest.ts';
import { designTokens } from './tokens.ts';
import { sheetsInOrder } from './wholeSheet.ts';

const into = 'dist';
const workspace = readManifest('.');
const hasStyles = workspace.name === '@vetsync/ui';

const read = (path: string) => readFileSync(join(into, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(into, path), text);
const writeJson = (path: string, value: object) => write(path, `${JSON.stringify(value, null, 2)}\n`);

const readAll = (pattern: string) =>
  new Map(globSync(pattern, { cwd: into }).map((path) => [path.replaceAll('\\', '/'), read(path)] as const));

const sourceEnding = /(['"]\.\.?\/[^'"]*)\.tsx?(['"])/g;
const bareImport = /^import '[^']+';\n/gm;
for (const [path, text] of readAll('**/*.d.ts'))
  write(path, text.replaceAll(sourceEnding, '$1.js$2').replaceAll(bareImport, ''));

// Only scripts need the class names. These declarations contain whole style rules and import packages that users don't
// have.
for (const path of globSync('{components,screens}/**/*.css.d.ts', { cwd: into })) rmSync(join(into, path));

/** Removes the declarations of machines' parts that no entry's declaration mentions. They are whole tables of states. */
function removeUnreached(): void {
  const declarations = readAll('**/*.d.ts');
  const reached = new Set([...declarations.keys()].filter((path) => path.endsWith('/index.d.ts')));
  for (const path of reached)
    for (const [, file = ''] of declarations.get(path)?.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g) ??
      [])
      reached.add(join(path, '..', file).replaceAll('\\', '/').replace(/\.js$/, '.d.ts'));
  for (const path of declarations.keys()) if (!reached.has(path)) rmSync(join(into, path));
}
if (!hasStyles) removeUnreached();

copyFileSync('README.md', join(into, 'README.md'));
const changes = nextChanges(workspace.name);
const released = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : `# ${workspace.name}\n`;
// What a release has not collected yet comes first.
write('CHANGELOG.md', changes ? released.replace('\n', `\n\n## Next\n\n${changes}\n`) : released);

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];

const guidesOfMachines = ['Machines.md', 'Migration.md', 'Start.md', 'Testing.md', 'Versions.md'];

/** Guides of the machines name those that only the other package has, instead of linking to them. */
const withoutOthers = (text: string) =>
  text.replaceAll(/\[([^\]]+)\]\((?:\.\.\/README\.md#themes|([\w-]+\.md))\)/g, (link, words, file) =>
    guidesOfMachines.includes(file) ? link : `${words} (in \`@vetsync/ui\`)`,
  );

/** For tools that read: where everything is. */
async function finishDocs(): Promise<void> {
  const guides = [...(await guideFiles())].filter(([file]) => hasStyles || guidesOfMachines.includes(file));
  mkdirSync(join(into, 'docs'), { recursive: true });
  for (const [file, text] of guides) write(`docs/${file}`, hasStyles ? text : withoutOthers(text));
  const lines = [
    `# ${workspace.name}`,
    '',
    `> ${workspace.description}`,
    ...list('Start', ['- [README](README.md)', '- [CHANGELOG](CHANGELOG.md)']),
    ...list(
      'Guides',
      guides.map(([file, text]) => `- [${/^# (.*)/m.exec(text)?.[1]}](docs/${file})`),
    ),
    ...(hasStyles ? list('Components', componentLines()) : list('Machines', machineLines())),
  ];
  write('llms.txt', `${lines.join('\n')}\n`);
}
await finishDocs();

const manifest = publishedManifest(workspace);
writeJson('package.json', hasStyles ? { ...manifest, imports: styleImports } : manifest);
/** A style sheet's text with font URLs relative to the package's root. */
const readFromRoot = (sheet: string) => read(sheet).replaceAll('url(./files/', 'url(./theme/files/');

function finishStyles(): void {
  const scripts = readAll('**/*.js');
  for (const path of clientFiles(scripts)) {
    write(path, `"use client";\n${scripts.get(path)}`);
    // Each `;` of its map is a line.
    write(`${path}.map`, read(`${path}.map`).replace('"mappings": "', '"mappings": ";'));
  }
  write('noStyle.js', 'export {};\n');
  writeJson('tokens.json', designTokens);
  const everything = sheetsInOrder(scripts).map(readFromRoot).join('\n');
  write('styles.css', transformSync(everything, { loader: 'css', minify: true }).code);
}

if (hasStyles) finishStyles();
