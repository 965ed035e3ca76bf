import { expect, it } from 'vitest';
import { momentsPage, TITLE } from './page.ts';

it('answers at its address, in the development server alone, with a page that lays out games', () => {
  type Answer = (request: null, response: object) => void;
  let [address, page] = ['', ''];
  const use = (path: string, answer: Answer) => {
    address = path;
    answer(null, { setHeader: () => {}, end: (text: string) => (page = text) });
  };
  const plugin = momentsPage() as { apply: string; configureServer: (server: object) => void };
  expect(plugin.apply).toBe('serve');
  plugin.configureServer({ middlewares: { use } });
  expect(address).toBe('/dev');
  expect(page).toContain(TITLE);
  expect(page).toContain('/scripts/dev/open.ts');
});
