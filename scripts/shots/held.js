/**
 * Runs in a page before anything else: what is moved by script stands still, and is moved on by
 * `film`, as far as the page's own clock has gone. A plain script, as what is sent into a page is.
 */
(() => {
  /** @type {Map<Animation, number>} when each of them sets out, by the page's clock */
  const held = new Map();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    held.set(animation, performance.now());
    // So that it is found what moves.
    this.toggleAttribute('data-held', true);
    return animation;
  };
  const started = Object.getOwnPropertyDescriptor(Animation.prototype, 'startTime');
  Object.defineProperty(Animation.prototype, 'startTime', {
    get() {
      return started?.get?.call(this);
    },
    set(time) {
      const ahead = time - Number(document.timeline.currentTime);
      held.set(this, performance.now() + ahead);
    },
  });
  /** @type {WeakSet<Animation>} */
  const met = new WeakSet();
  const holdStyled = () => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && !met.has(animation)) {
        met.add(animation);
        animation.pause();
        held.set(animation, performance.now());
      }
  };
  // What a style begins is held at once: else it would run by the browser's own clock until the
  // next picture, and be the further on the busier the machine is.
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(holdStyled).observe(document, everything);
  // How long something takes to be stored, or a font to come, is up to the machine: the page's clock
  // does not go on without them.
  let stored = /** @type {Promise<unknown>} */ (Promise.resolve());
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...asked) {
    const transaction = begin.apply(this, asked);
    const ended = new Promise((done) => {
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, done);
    });
    stored = Promise.all([stored, ended]);
    return transaction;
  };
  const { port1, port2 } = new MessageChannel();
  /** Behind whatever is to be done now, and by no clock. */
  const turn = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(null);
    });
  window.film = async () => {
    for (let last; last !== stored;) {
      last = stored;
      await last;
      await turn();
    }
    await document.fonts.ready;
    holdStyled();
    for (const [animation, start] of held) {
      const time = performance.now() - start;
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (animation.playState === 'idle') held.delete(animation);
      else if (time < end) animation.currentTime = Math.max(0, time);
      else {
        held.delete(animation);
        animation.finish();
      }
    }
  };
})();
