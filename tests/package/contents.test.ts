import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { colorThemes, contentWidth, controlSize, fontSize, motion, space } from '../../ui/theme/tokens.ts';
import { describe, expect, inject, test } from 'vitest';
import { builtFolder, publishedPackages, root } from '../../scripts/packages/entries.ts';
import { readManifest } from '../../scripts/packages/manifest.ts';
import { longTexts } from '../codebase/support/texts.ts';

/** `import … from`, also over several lines, and `import()` of another package. */
const imports =
  /^(?:import|(?:import|export|\}).*? from) ["']([a-z@][\w@./-]*)["'];$|import\(["']([a-z@][\w@./-]*)["']\)/gm;

const packageOf = (source: string) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

/** Every package that a folder's scripts and declarations import. */
function importedPackages(folder: string): Set<string> {
  const sources = globSync('**/*.{js,d.ts}', { cwd: folder }).flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(imports)].map(
      ([, statement, call]) => statement ?? call ?? '',
    ),
  );
  return new Set(sources.map(packageOf));
}

const ui = builtFolder('ui');
const read = (path: string) => readFileSync(join(ui, path), 'utf8');
const scripts = globSync('**/*.js', { cwd: ui }).map((path) => path.replaceAll('\\', '/'));
const isClient = (path: string) => read(path).startsWith('"use client";');

describe.each(publishedPackages)('the package of %s', (workspace) => {
  const { files } = inject('tarballs')[workspace];
  const manifest = readManifest(builtFolder(workspace));

  test('contains built files and documentation, and nothing of the workspace', () => {
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'llms.txt']));
    expect(files.filter((path) => !/\.(js|map|d\.ts|css|json|md|woff2|txt)$/.test(path))).toEqual([]);
    expect(files.filter((path) => /tsup|\.built|\.test\./.test(path))).toEqual([]);
    expect(JSON.stringify(manifest)).not.toContain('vetsync-source');
    expect(manifest).not.toHaveProperty('devDependencies');
  });

  test('declares everything that it imports, and no peer as a dependency too', () => {
    const { name, dependencies = {}, peerDependencies = {} } = manifest;
    const named = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    const packages = importedPackages(builtFolder(workspace));
    expect([...packages].filter((source) => !named.includes(source))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((source) => !packages.has(source) && source !== 'react-dom')).toEqual([]);
    expect(packages).not.toContain(name);
  });
});

test('declarations are short: inferred types have names where others use them', () => {
  const long = publishedPackages.flatMap((workspace) =>
    globSync('**/*.d.ts', { cwd: builtFolder(workspace) }).filter(
      (path) => statSync(join(builtFolder(workspace), path)).size > 40_000,
    ),
  );
  expect(long).toEqual([]);
});

const guide = (name: string) => `docs/${name}.md`;

test('llms.txt leads to files of the package, and guides print their examples', () => {
  const linked = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(linked).toEqual(expect.arrayContaining(['README.md', guide('Routers')]));
  expect(linked.filter((path) => !existsSync(join(ui, path)))).toEqual([]);
  expect(read(guide('Routers'))).toContain('createRootRoute({ component: Root })');
  // As the page of Storybook shows it, whose source escapes it.
  expect(read(guide('Testing'))).toContain(String.raw`/[^\w-]/g, (letter) => '\\' + letter`);
  for (const path of linked.filter((each) => each.startsWith('docs/')))
    expect(read(path), path).not.toMatch(/<(Source|Meta|Unstyled|Markdown|SupplyTable)\b|\?path=/);
});

test.each(publishedPackages)('documents of %s lead to files that it has, and to headings', (workspace) => {
  const folder = builtFolder(workspace);
  const documents = globSync('{*,docs/*}.md', { cwd: folder });
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  const headings = (path: string) =>
    [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const lost = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\(([^):]+)\)/g)].filter(([, target = '']) => {
      const [file = '', heading] = target.split('#');
      const path = file ? join(dirname(document), file) : document;
      if (!existsSync(join(folder, path))) return true;
      return heading !== undefined && !headings(path).includes(heading);
    }),
  );
  expect(documents.length).toBeGreaterThan(5);
  expect(lost.map(([link]) => link)).toEqual([]);
});

test('components, languages and themes need no machines', () => {
  const files = globSync('{components,language,theme}/**/*.{js,d.ts}', { cwd: ui });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /from ['"]@vetsync\/machines/.test(read(path)))).toEqual([]);
});

const texts = (cwd: string, pattern: string) =>
  globSync(pattern, { cwd }).flatMap((path) => longTexts(readFileSync(join(cwd, path), 'utf8')));

test('the machines are packed without samples', () => {
  const invented = new Set(texts(join(root, 'samples'), '**/*.ts'));
  expect(invented.size).toBeGreaterThan(100);
  const packed = texts(builtFolder('machines'), '**/*.{js,json,md}');
  expect(packed.length).toBeGreaterThan(100);
  expect(packed.filter((item) => invented.has(item))).toEqual([]);
});

describe('"use client"', () => {
  test('marks interactive components and not static ones', () => {
    for (const name of ['Button', 'Dialog', 'Table', 'Tabs', 'TextField', 'ToastRegion'])
      expect(isClient(`components/${name}/${name}.js`), name).toBe(true);
    for (const name of ['Stack', 'Grid', 'Text', 'Heading', 'Card', 'Badge', 'Icon'])
      expect(isClient(`components/${name}/${name}.js`), name).toBe(false);
    for (const path of ['theme/index.js', 'components/Button/Button.css.js'])
      expect(isClient(path), path).toBe(false);
  });

  test('is never missing: all other entries can be rendered as server components', () => {
    const server = scripts.filter((path) => !isClient(path));
    expect(server.length).toBeGreaterThan(50);
    const loader = join(root, 'tests/package/support/serverComponents.js');
    const answer = execFileSync(process.execPath, ['--conditions=react-server', loader, ui], {
      encoding: 'utf8',
      input: JSON.stringify(server),
    });
    expect(JSON.parse(answer)).toEqual({ loaded: server.length, failed: [] });
  });
});

describe('the tokens', () => {
  const tokens = JSON.parse(read('tokens.json'));
  const sheet = read('theme/variables.css');

  test('are the theme as CSS variables', () => {
    for (const [name, color] of Object.entries(colorThemes.light))
      expect(sheet).toContain(`--vs-color-${name}: ${color};`);
    for (const [name, color] of Object.entries(colorThemes.dark))
      expect(sheet).toContain(`--vs-color-${name}: ${color};`);
    expect(sheet).toContain(`--vs-space-large: ${space.large / 16}rem;`);
    expect(sheet).toContain(`--vs-control-standard: ${controlSize.standard / 16}rem;`);
  });

  test('are the theme in the format of the Design Tokens Community Group', () => {
    expect(tokens.color.light.paper).toEqual({
      $type: 'color',
      $value: {
        colorSpace: 'srgb',
        components: [0.9804, 0.9686, 0.9451],
        alpha: 1,
        hex: colorThemes.light.paper,
      },
    });
    for (const name of Object.keys(colorThemes.dark)) expect(tokens.color.dark).toHaveProperty(name);
    expect(tokens.color.light.scrim.$value).toMatchObject({ alpha: 0.55, hex: '#0f1826' });
    expect(tokens.size.body).toEqual({
      $type: 'dimension',
      $value: { value: fontSize.body.size, unit: 'px' },
    });
    expect(tokens.control.standard.$value.value).toBe(controlSize.standard);
    expect(tokens.width.page.$value.value).toBe(contentWidth.page);
    expect(tokens.motion.calm).toEqual({ $type: 'duration', $value: { value: motion.calm, unit: 'ms' } });
    expect(tokens.shadow.floating.$value).toHaveLength(2);
  });
});

test('provides one style sheet with rules for every class of every script, for pages without a bundler', () => {
  const sheet = read('styles.css');
  for (const path of globSync('**/*.css', { cwd: ui }).filter((each) => each !== 'styles.css'))
    for (const [, name = ''] of read(path).matchAll(/\.([a-zA-Z_][\w-]*)[^{}]*\{/g))
      expect(sheet).toContain(`.${name}`);
  for (const [, file = ''] of sheet.matchAll(/url\("?\.\/([^")]+)/g))
    expect(read(file).slice(0, 4), file).toBe('wOF2');
});

describe('the style sheet', () => {
  const sheet = read('styles.css');
  const rules = [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    declarations: body.split(';').filter(Boolean),
  }));
  const rulesOf = (attribute: string) => rules.filter(({ selector }) => selector.includes(attribute));

  test('knows the direction by its attribute: bundlers make a list of languages of `:dir()`', () => {
    expect(sheet).toContain('[dir=rtl]');
    expect(sheet).not.toContain(':dir(');
  });

  test('differs only in colors between themes and contrasts', () => {
    // Light, dark by choice and by device; the same in high contrast, by choice and by device; forced colors.
    expect(rulesOf('data-theme')).toHaveLength(10);
    expect(rulesOf('data-contrast')).toEqual(rulesOf('data-theme'));
    for (const { selector, declarations } of rulesOf('data-theme'))
      for (const declaration of declarations)
        expect(declaration, selector).toMatch(/^(--vs-color-|color-scheme:)/);
    expect(sheet.match(/prefers-color-scheme/g)).toHaveLength(2);
    expect(sheet.match(/prefers-contrast/g)).toHaveLength(2);
  });

  test('differs only in distances and heights between densities', () => {
    expect(rulesOf('data-density')).toHaveLength(2);
    for (const { selector, declarations } of rulesOf('data-density'))
      for (const declaration of declarations) expect(declaration, selector).toMatch(/^--vs-(space|control)-/);
  });
});

describe('the entry that creates themes', () => {
  test('runs in plain Node, without React or any other package', () => {
    const script = `
      import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) => {
        if (!/^(file:|\\.)/.test(name)) throw new Error('imports ' + name);
        return next(name, context);
      } });
      const { createVetSyncTheme } = await import(${JSON.stringify(pathToFileURL(join(ui, 'theme/create/index.js')).href)});
      process.stdout.write(createVetSyncTheme({ brand: '#1d5f8a', selector: '.clinic' }).css);`;
    const css = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    expect(css).toContain('--vs-color-accent: #1d5f8a;');
    for (const name of Object.keys(colorThemes.light)) expect(css).toContain(`--vs-color-${name}: `);
  });
});
