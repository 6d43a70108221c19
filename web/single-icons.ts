import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = '@fluentui/react-icons';
const directory = join(dirname(createRequire(import.meta.url).resolve(`${library}/package.json`)), 'lib/atoms/svg');
const imports = /import\s*\{([^{}]*)\}\s*from\s*['"]@fluentui\/react-icons['"];?/g;

/** The file that contains an icon in all its sizes: `ArrowDownload20Regular` is in `arrow-download.js`. */
function fileOf(icon: string): string | undefined {
  const [, name] = /^([A-Za-z]+?)\d*(?:Regular|Filled|Color|Light)$/.exec(icon) ?? [];
  const file = name?.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
  return file && existsSync(join(directory, `${file}.js`)) ? `${library}/svg/${file}` : undefined;
}

/**
 * Imports each icon from its own file. The library's index has them in blocks of some hundred: an icon that one screen
 * needs would be loaded by every screen that needs another icon of its block.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      if (!code.includes(library)) return;
      const made = code.replaceAll(imports, (_, names: string) => {
        const lines = names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean);
        return lines
          .map((name) => {
            const [imported = ''] = name.replace(/^type /, '').split(' as ');
            return `import { ${name} } from '${fileOf(imported.trim()) ?? library}';`;
          })
          .join('');
      });
      return made === code ? undefined : { code: made, map: null };
    },
  };
}
