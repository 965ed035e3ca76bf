/** What moved on a page, in order. */
export interface Motion {
  /** Every change of the document. */
  readonly changes: string[];
  /** Every animation that began: what, where, how long. */
  readonly animations: string[];
}

declare global {
  interface Window {
    motion: Motion;
  }
}

/**
 * Keeps every change of a document and every animation, as anybody could see them happen; runs in
 * the page.
 */
export function watchMotion(): void {
  const motion: Motion = { changes: [], animations: [] };
  window.motion = motion;
  const known = new WeakSet<Animation>();
  const place = (node: Node | null): string => {
    const path: string[] = [];
    for (let at = node; at && at !== document; at = at.parentNode) path.unshift(at.nodeName);
    return path.join('>');
  };
  const text = (node: Node): string =>
    node instanceof Element ? node.outerHTML : `${node.nodeName} ${node.nodeValue ?? ''}`;
  const told = (record: MutationRecord): string => {
    const { type, target, addedNodes, removedNodes, attributeName } = record;
    const what =
      type === 'childList'
        ? [
            ...[...removedNodes].map((node) => `-${node.nodeName}`),
            ...[...addedNodes].map((node) => `+${text(node)}`),
          ].join(' ')
        : type === 'attributes'
          ? `${attributeName}=${(target as Element).getAttribute(attributeName ?? '')}`
          : (target.nodeValue ?? '');
    return `${place(target)}: ${what}`;
  };
  // When it goes is up to the browser's own clock; what flew, and for how long, is kept anyway.
  const hasFlown = ({ target, addedNodes }: MutationRecord) =>
    target instanceof Element && target.matches('.flights') && addedNodes.length === 0;
  // Written once more, it is what it was.
  const isSame = ({ type, target, attributeName, oldValue }: MutationRecord) =>
    type === 'attributes' && (target as Element).getAttribute(attributeName ?? '') === oldValue;
  // How the glass lies is written once it has been laid out, by the browser's clock again; what is
  // written there is looked at with all else.
  const isOfGlass = ({ target }: MutationRecord) => target === document.documentElement;
  const follow = (records: readonly MutationRecord[]) => {
    const seen = records.filter(
      (record) => !hasFlown(record) && !isSame(record) && !isOfGlass(record),
    );
    motion.changes.push(...seen.map(told));
    for (const animation of document.getAnimations()) {
      if (known.has(animation) || !(animation instanceof CSSAnimation)) continue;
      known.add(animation);
      const { target } = animation.effect as KeyframeEffect;
      const { duration, delay, iterations } = animation.effect!.getTiming();
      motion.animations.push(
        [animation.animationName, place(target), duration, delay, iterations].join(' '),
      );
    }
  };
  // What flies over the table: how long, and from where to where.
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { duration, delay } =
      typeof options === 'object' ? options : { duration: options, delay: 0 };
    const told = [place(this), this.getAttribute('class'), duration, delay];
    motion.animations.push([...told, JSON.stringify(frames)].join(' '));
    return animate.call(this, frames, options);
  };
  const all = { subtree: true, childList: true, attributeOldValue: true, characterData: true };
  new MutationObserver(follow).observe(document, all);
}
