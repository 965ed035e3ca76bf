import type { CDPSession, Page } from '@playwright/test';
import { CARDS, type Card } from '../../../src/lib/games/blaze/rules/cards.ts';
import { facesIn } from './faces.ts';

/**
 * Everything a browser exposes of a page, by where it stands. The database holds the deal itself,
 * and is left out.
 */
export type Sinks = Readonly<Record<string, string>>;

/** Reads all sinks of a page. `printed`: what the page printed, as the browser tells it. */
export async function sinksOf(
  page: Page,
  cdp: CDPSession,
  printed: readonly string[],
): Promise<Sinks> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const cookies = await page.context().cookies();
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  return {
    ...(await page.evaluate(readPage)),
    url: page.url(),
    printed: printed.join('\n'),
    cookies: JSON.stringify(cookies),
    // With every shadow root, the closed ones too.
    dom: textOfDom(root as DomNode),
    accessibility: JSON.stringify(
      nodes.map(({ role, name, value, description, properties }) => [
        role?.value,
        name?.value,
        value?.value,
        description?.value,
        properties,
      ]),
    ),
  };
}

/** A node as the browser's own tools see it. */
interface DomNode {
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
  readonly pseudoElements?: readonly DomNode[];
  readonly contentDocument?: DomNode;
  readonly templateContent?: DomNode;
}

/**
 * A document in one text: what stands in it, and every attribute. Code and style sheets are files,
 * the same for everybody.
 */
function textOfDom(node: DomNode): string {
  if (['SCRIPT', 'STYLE', 'LINK'].includes(node.nodeName)) return '';
  const {
    attributes = [],
    children = [],
    shadowRoots = [],
    pseudoElements = [],
    contentDocument,
    templateContent,
  } = node;
  const pairs = attributes.flatMap((name, i) =>
    i % 2 === 0 ? [`${name}="${attributes[i + 1] ?? ''}"`] : [],
  );
  const within = [...shadowRoots, ...pseudoElements, ...children, contentDocument, templateContent]
    .map((child) => (child ? textOfDom(child) : ''))
    .join('');
  const drawn = pairs.some((pair) => /^class="card (flame|sun|frost)/.test(pair))
    ? `; ${/flame|sun|frost/.exec(pairs.join(' '))![0]} ${/<text[^>]*><#text>(\d)/.exec(within)?.[1] ?? 'F'};`
    : '';
  return `<${[node.nodeName, ...pairs].join(' ')}>${node.nodeValue}${drawn}${within}`;
}

/** What only the page itself can tell; runs in it. */
async function readPage(): Promise<Record<string, string>> {
  const stored = (storage: Storage) => JSON.stringify(Object.entries(storage));
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input, textarea, select, output'),
  ];
  const painted = [...document.querySelectorAll('body *')].flatMap((element) =>
    ['::before', '::after', '::marker'].map((part) => getComputedStyle(element, part).content),
  );
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => [
      name,
      ...(await (await caches.open(name)).keys()).map(({ url }) => url),
    ]),
  );
  return {
    title: document.title,
    history: JSON.stringify(history.state),
    'window.name': window.name,
    localStorage: stored(localStorage),
    sessionStorage: stored(sessionStorage),
    caches: cached
      .flat()
      .filter((url) => !url.includes('/_app/'))
      .join(' '),
    fields: fields.map(({ value }) => value).join('\n'),
    generated: painted.filter((content) => !['none', 'normal', '""'].includes(content)).join('\n'),
    selection: String(getSelection()),
    told: window.seen.told.join('\n'),
    spoken: window.seen.spoken.join('\n'),
    wrong: window.seen.wrong.join('\n'),
  };
}

/** Where a face stands that may not: "title: Flame 9". */
export const findings = (sinks: Sinks, cards: readonly Card[] = CARDS): readonly string[] =>
  Object.entries(sinks).flatMap(([where, text]) =>
    facesIn(text, cards).map((card) => `${where}: ${card}`),
  );
