import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const renderer = 'src/features/landing/render-landing.tsx';

type Renderer = typeof import('./src/features/landing/render-landing.tsx');

/**
 * The public page is a separate, rendered document. The build renders it once with the default content as `landing.html`;
 * `render/` keeps the empty page and the rendering code, so that the api can render it with an operator's content.
 */
export function landingHtml(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'landing-html',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/' || request.url === '/landing') request.url = '/landing.html';
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path }) {
        if (!server || path !== '/landing.html') return html;
        const { renderLanding, defaultContent } = (await server.ssrLoadModule(`/${renderer}`)) as Renderer;
        return renderLanding(html, defaultContent);
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // The test runner has no build.
        if (process.env.VITEST || this.environment.config.command !== 'build') return;
        const directory = join(outDir, 'render');
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          plugins: [react()],
          define: { 'process.env.NODE_ENV': '"production"' },
          // Bundled completely, because the api does not have its packages.
          ssr: { noExternal: true },
          build: {
            ssr: renderer,
            outDir: directory,
            target: 'es2022',
            copyPublicDir: false,
            rolldownOptions: { output: { entryFileNames: 'landing.mjs' } },
          },
        });
        const page = join(outDir, 'landing.html');
        await rename(page, join(directory, 'landing.html'));
        const { renderLanding, defaultContent } = (await import(
          pathToFileURL(join(directory, 'landing.mjs')).href
        )) as Renderer;
        const template = await readFile(join(directory, 'landing.html'), 'utf8');
        await writeFile(page, renderLanding(template, defaultContent));
      },
    },
  };
}
