/** Code without comments and texts, which may name a component too. */
const withoutTexts = (code: string) =>
  code.replace(/\/\/.*|'[^'\n]*'|"[^"\n]*"/g, "''").replace(/>[^<>{}=;]*</g, '><');

/** Whether the code uses the name, other than for a property. */
const uses = (code: string, name: string) =>
  new RegExp(`(?<![.\\w])${name}\\b(?!=)`).test(withoutTexts(code));

/** The import with only the names that the code uses; empty if it uses none. */
function importFor(code: string, text: string): string {
  const [, type = '', alone, names = '', from = ''] =
    /^import (type )?(\w+)?,? ?(?:\{([^}]*)\} )?from (.*);$/s.exec(text) ?? [];
  const all = names.split(',').map((name) => name.trim());
  const used = all.filter((name) => name !== '' && uses(code, name.replace('type ', '')));
  const parts = [
    ...(alone && uses(code, alone) ? [alone] : []),
    ...(used.length > 0 ? [`{ ${used.join(', ')} }`] : []),
  ];
  return parts.length > 0 ? `import ${type}${parts.join(', ')} from ${from};` : '';
}

/**
 * The example of a component out of a file of several, to copy: with the imports and data it uses. Data comes before the
 * first example that uses it.
 */
export function exampleSource(file: string, component: string): string {
  const [imports = '', ...blocks] = file.trim().split(/\n\n(?=\S)/);
  const wanted = blocks.filter((block) => block.startsWith(`export function ${component}Example(`));
  if (wanted.length === 0) return '';
  for (const block of blocks.toReversed()) {
    const [, name] = /^(?:const|type|function) (\w+)/.exec(block) ?? [];
    if (name && wanted.some((each) => uses(each, name))) wanted.unshift(block);
  }
  const code = wanted.join('\n\n');
  const needed = imports.split(/;\n/).map((text) => importFor(code, `${text.replace(/;$/, '')};`));
  return `${needed.filter(Boolean).join('\n')}\n\n${code}\n`;
}

/** Every component with its example, in a file of several. */
export const exampleNames = (file: string): string[] =>
  [...file.matchAll(/^export function (\w+)Example\(/gm)].map(([, name = '']) => name);
