import type { Plugin, PluginOption } from 'vite';
// Where this is laid out, the app's own lies beside it.
import app from '../../../vite.config.ts';

/** Writes down which modules each script of the app holds: a list of paths by the script's name. */
const modules: Plugin = {
  name: 'modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, Object.keys(file.modules)]] : [],
    );
    const source = JSON.stringify(Object.fromEntries(scripts));
    this.emitFile({ type: 'asset', fileName: 'modules.json', source });
  },
};

/** Takes half of the time, and changes nothing that is looked at here. */
const isSqueeze = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'squeeze';

const { plugins = [] } = app;
export default { ...app, plugins: [...plugins.filter((one) => !isSqueeze(one)), modules] };
