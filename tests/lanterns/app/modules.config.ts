import type { Plugin } from 'vite';
import { mergeConfig } from 'vite';
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

export default mergeConfig(app, { plugins: [modules] });
