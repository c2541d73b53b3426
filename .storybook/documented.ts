import type { Plugin, PluginOption } from 'vite';

const typeImports = /^import type [^;]*;/gm;

/**
 * What is read for documentation: components whole, of screens what stands in the file itself. Their `view` is a type of the machines,
 * which are documented where they are; following it into them took most of the time of a build.
 */
function documentedCode(id: string, code: string): string | null {
  if (/\/ui\/components\/[^?]*\.tsx$/.test(id)) return code;
  if (/\/ui\/screens\/[^?]*\.tsx$/.test(id)) return code.replaceAll(typeImports, '');
  return null;
}

/** Storybook reads the documentation of every module it meets, machines and stories as well; and tests show none. */
export function onlyDocumented(plugins: PluginOption[] = []): PluginOption[] {
  return plugins.map((plugin) => {
    if (!isDocgen(plugin)) return plugin;
    const { transform } = plugin;
    if (typeof transform !== 'function')
      throw new Error('The plugin that reads documentation has another shape');
    return {
      ...plugin,
      transform(code, id, options) {
        const documented = process.env.VITEST ? null : documentedCode(id, code);
        return documented === null ? null : transform.call(this, documented, id, options);
      },
    } satisfies Plugin;
  });
}

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';
