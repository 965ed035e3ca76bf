import type { WatchPlan } from './watching.ts';

/** Follows every change of a document, and keeps what no change may show; runs in the page. */
export function watchGlass({ names, secrets, sees, faces, signs, before }: WatchPlan): void {
  const { seen } = window;
  const patterns = Object.entries(secrets).flatMap(([name, sources]) =>
    sources.map((source) => ({ name, pattern: new RegExp(source, 'iu') })),
  );
  const known = faces.map(([card, source]) => ({ card, pattern: new RegExp(source, 'iu') }));
  const inGame = () => location.pathname.endsWith('/play/');

  /** An open hand is looked at by itself, and what the rules show is no card of this game. */
  const ELSEWHERE = 'section.hand, [data-example], script, style, link';
  const isExample = (node: Node): boolean =>
    Boolean((node instanceof Element ? node : node.parentElement)?.closest('[data-example]'));

  /** Before the name of whoever must not look, where a hand is shown to all the others. */
  const ALL_BUT = 'all but ';
  const ownerOf = (hand: Element | null | undefined): string => {
    const owner = names.find((name) => hand?.querySelector('h1')?.textContent?.includes(name));
    return (owner && hand?.closest('main.shown') ? ALL_BUT : '') + (owner ?? '');
  };
  const handAround = (node: Node): Element | null | undefined =>
    (node instanceof Element ? node : node.parentElement)?.closest('section.hand');

  /** Cards that are drawn, as codes. */
  const drawnIn = (element: Element): string =>
    [element, ...element.querySelectorAll('svg.card')]
      .filter((svg) => svg.matches('svg.card'))
      .map((svg) => {
        const sign = signs.find((each) => svg.classList.contains(before + each));
        return `; ${sign ?? '?'} ${svg.querySelector('text.index')?.textContent ?? 'F'};`;
      })
      .join('');

  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeValue ?? '';
    const copy = node.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(ELSEWHERE)) part.remove();
    if (copy.matches(ELSEWHERE)) return '';
    return copy.outerHTML + drawnIn(copy);
  };

  /** Whether the open hand of somebody, or nobody's, may show cards that are somebody's. */
  const mayShow = (owner: string, whose: string): boolean => {
    if (sees === 'own' || owner.startsWith(ALL_BUT)) return whose === owner.replace(ALL_BUT, '');
    return owner !== '' && names.includes(whose) && whose !== owner;
  };

  const look = (text: string, owner: string, how: string) => {
    // The home page explains the game with cards of its own.
    if (text === '' || !inGame()) return;
    for (const { name, pattern } of patterns) {
      const found = mayShow(owner, name) ? null : pattern.exec(text);
      if (found)
        seen.wrong.push(
          `${found[0]}, of ${name}, ${owner === '' ? 'in the open' : `to ${owner}`}: ${how} ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`,
        );
    }
    const open = (seen.faces[owner] ??= []);
    for (const { card, pattern } of known)
      if (!open.includes(card) && pattern.test(text)) open.push(card);
  };

  const mark = (what: string) => {
    if (seen.marks.at(-1) !== what) seen.marks.push(what);
  };
  const within = (node: Node, selector: string): readonly Element[] =>
    node instanceof Element
      ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]
      : [];

  const came = (node: Node, around: Node) => {
    look(textOf(node), ownerOf(handAround(node) ?? handAround(around)), 'came');
    for (const hand of within(node, 'section.hand')) {
      const owner = ownerOf(hand);
      mark(`hand+ ${owner}`);
      checkPress(owner.replace(ALL_BUT, ''));
      const html = [...hand.children].map((child) => child.outerHTML).join('');
      look(html + drawnIn(hand), owner, 'came');
    }
    for (const cover of within(node, 'section').filter((each) => each.closest('main.cover')))
      mark(`cover+ ${cover.getAttribute('aria-label') ?? ''}`);
    for (const live of within(node, '[aria-live], [role=status], [role=alert]')) speak(live);
  };

  const speak = (live: Element) => {
    if (!handAround(live) && live.textContent) seen.spoken.push(live.textContent);
  };

  /**
   * A hand comes only after one uninterrupted press, in quiet, on a control that names its owner;
   * or after the key was pressed twice.
   */
  const checkPress = (owner: string) => {
    const now = performance.now();
    const own = seen.presses.filter(({ on }) => on.includes(owner));
    const held = own.findLast(
      ({ kind, at, until, quiet }) =>
        kind === 'finger' && quiet >= 250 && (until ?? now) - at >= 350,
    );
    const asked = own.filter(({ kind }) => kind === 'key');
    const confirmed = asked.length > 1 && (asked.at(-1)?.quiet ?? 0) >= 250;
    // However long it takes to open, nothing else has been done since.
    const isLeft = (opener: (typeof own)[number]) =>
      seen.presses
        .slice(seen.presses.indexOf(opener) + 1)
        .some(
          ({ kind, heard, on }) => kind === 'away' || (heard && on !== '' && !on.includes(owner)),
        );
    // A press that was broken off may come before one that was not.
    const openers = [held, confirmed ? asked.at(-1) : undefined];
    if (!openers.some((opener) => opener && !isLeft(opener)))
      seen.wrong.push(`the hand of ${owner} opened after ${JSON.stringify(seen.presses)}`);
    seen.presses.splice(0);
  };

  const follow = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes, attributeName } of records) {
      if (isExample(target)) continue;
      for (const node of removedNodes)
        for (const hand of within(node, 'section.hand')) mark(`hand- ${ownerOf(hand)}`);
      for (const node of addedNodes) came(node, target);
      const owner = ownerOf(handAround(target));
      if (type === 'attributes' && target instanceof Element)
        look(
          `${attributeName}="${target.getAttribute(attributeName ?? '')}"`,
          owner,
          target.tagName,
        );
      if (type === 'characterData') look(target.nodeValue ?? '', owner, 'text');
      const live = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role=status], [role=alert]',
      );
      if (live && type !== 'attributes') speak(live);
    }
    const open = [...document.querySelectorAll('section.hand')].map(ownerOf);
    if (open.length > 1) seen.wrong.push(`several hands at once: ${open.join(', ')}`);
  };

  const observer = new MutationObserver(follow);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (how) {
    const shadow = attach.call(this, how);
    observer.observe(shadow, all);
    return shadow;
  };

  const frame = () => {
    const hand = document.querySelector('section.hand');
    mark(`frame ${hand ? ownerOf(hand) : ''}`.trim());
    window.realFrame(frame);
  };
  window.realFrame(frame);
}
