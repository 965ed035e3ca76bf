import type { CDPSession, Page } from '@playwright/test';
import { BLAZE_FACES, facesIn, type Faces } from './faces.ts';

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
  faces: Faces = BLAZE_FACES,
): Promise<Sinks> {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const examples = examplesIn(root as DomNode);
  const { nodes: all } = await cdp.send('Accessibility.getFullAXTree');
  // The lines of a text have no node of their own; they say again what it says.
  const nodes = all.filter(
    ({ backendDOMNodeId: id, role }) =>
      role?.value !== 'InlineTextBox' && (id === undefined || !examples.has(id)),
  );
  const cookies = await page.context().cookies();
  return {
    ...(await page.evaluate(readPage)),
    url: page.url(),
    printed: printed.join('\n'),
    cookies: JSON.stringify(cookies),
    // With every shadow root, the closed ones too.
    dom: textOfDom(root as DomNode, drawnBy(faces)),
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
  readonly backendNodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
  readonly pseudoElements?: readonly DomNode[];
  readonly contentDocument?: DomNode;
  readonly templateContent?: DomNode;
}

/** What the rules show by cards, which are none of this game: no text has a part in it. */
const isExample = ({ attributes = [] }: DomNode): boolean => attributes.includes('data-example');

const childrenOf = (node: DomNode): readonly DomNode[] =>
  [
    ...(node.shadowRoots ?? []),
    ...(node.pseudoElements ?? []),
    ...(node.children ?? []),
    node.contentDocument,
    node.templateContent,
  ].filter((child) => child !== undefined);

/** The nodes of a document that belong to what the rules show, by the browser's own number. */
function examplesIn(node: DomNode, within = false, found = new Set<number>()): Set<number> {
  const here = within || isExample(node);
  if (here) found.add(node.backendNodeId);
  for (const child of childrenOf(node)) examplesIn(child, here, found);
  return found;
}

/** What a drawn card has for its class, with the name of its sign. */
const drawnBy = ({ before, signs }: Faces): RegExp =>
  new RegExp(`^class="card\\b[^"]*\\b${before}(${Object.values(signs).join('|')})\\b`);

/**
 * A document in one text: what stands in it, and every attribute. Code and style sheets are files,
 * the same for everybody.
 */
function textOfDom(node: DomNode, card: RegExp): string {
  if (['SCRIPT', 'STYLE', 'LINK'].includes(node.nodeName) || isExample(node)) return '';
  const { attributes = [] } = node;
  const pairs = attributes.flatMap((name, i) =>
    i % 2 === 0 ? [`${name}="${attributes[i + 1] ?? ''}"`] : [],
  );
  const within = childrenOf(node)
    .map((child) => textOfDom(child, card))
    .join('');
  const sign = pairs.flatMap((pair) => card.exec(pair)?.[1] ?? [])[0];
  const rank = /<text[^>]*><#text>(\d)/.exec(within)?.[1] ?? 'F';
  const drawn = sign === undefined ? '' : `; ${sign} ${rank};`;
  return `<${[node.nodeName, ...pairs].join(' ')}>${node.nodeValue}${drawn}${within}`;
}

/** What only the page itself can tell; runs in it. */
async function readPage(): Promise<Record<string, string>> {
  const stored = (storage: Storage) => JSON.stringify(Object.entries(storage));
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input, textarea, select, output'),
  ];
  // Within a drawing a style sheet writes nothing, and there is most of a document.
  const painted = [...document.querySelectorAll('body *:not(svg *)')].flatMap((element) =>
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
export const findings = (
  sinks: Sinks,
  cards: readonly string[] = BLAZE_FACES.cards,
  faces = BLAZE_FACES,
): readonly string[] =>
  Object.entries(sinks).flatMap(([where, text]) =>
    facesIn(text, cards, faces).map((card) => `${where}: ${card}`),
  );
