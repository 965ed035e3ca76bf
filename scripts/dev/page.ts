import type { Plugin } from 'vite';

/** What the page is called; nothing of it may ever be in a build. */
export const TITLE = 'Fireside: any screen, at any moment of a game';

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${TITLE}</title>
  <body>
    <h1>${TITLE}</h1>
    <script type="module" src="/scripts/dev/open.ts"></script>
  </body>
</html>`;

/**
 * A page of the development server alone, at /dev/: it lays out games at moments that are worth a
 * look.
 */
export const momentsPage = (): Plugin => ({
  name: 'moments-page',
  apply: 'serve',
  // The framework lets a browser have what is in src/, and nothing else.
  config: () => ({ server: { fs: { allow: ['scripts'] } } }),
  configureServer: ({ middlewares }) => {
    middlewares.use('/dev', (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    });
  },
});
