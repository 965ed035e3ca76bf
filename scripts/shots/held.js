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
  window.film = () => {
    // What a style has begun since.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && !held.has(animation)) {
        animation.pause();
        held.set(animation, performance.now() - Number(animation.currentTime ?? 0));
      }
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
