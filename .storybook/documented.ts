import type { Plugin, PluginOption } from 'vite';

/** Only components have pages of documentation. */
const isDocumented = (id: string) => /\/ui\/components\/[^?]*\.tsx$/.test(id);

const isReader = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/**
 * Storybook reads the documentation of every module it meets, screens, machines and stories as well, which is most of the time that
 * its build takes.
 */
export function onlyDocumented(plugins: PluginOption[] = []): PluginOption[] {
  return plugins.map((plugin) => {
    if (!isReader(plugin)) return plugin;
    const { transform } = plugin;
    if (typeof transform !== 'function')
      throw new Error('The plugin that reads documentation has another shape');
    return {
      ...plugin,
      transform(code, id, options) {
        return isDocumented(id) ? transform.call(this, code, id, options) : null;
      },
    } satisfies Plugin;
  });
}
