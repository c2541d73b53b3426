import type { Plugin, PluginOption } from 'vite';

/** Only components have documentation pages. */
const isDocumented = (id: string) => /\/ui\/components\/[^?]*\.tsx$/.test(id);

const isDocgenPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/**
 * Storybook extracts documentation from every module, including screens, machines and stories, which takes most of
 * its build time. This limits it to components.
 */
export function onlyDocumented(plugins: PluginOption[] = []): PluginOption[] {
  return plugins.map((plugin) => {
    if (!isDocgenPlugin(plugin)) return plugin;
    const { transform } = plugin;
    if (typeof transform !== 'function')
      throw new Error('storybook:react-docgen-plugin no longer has a transform function');
    return {
      ...plugin,
      transform(code, id, options) {
        return isDocumented(id) ? transform.call(this, code, id, options) : null;
      },
    } satisfies Plugin;
  });
}
