/**
 * Runs in a page before anything else: whoever uses it takes their time. A plain script, as
 * `robot/in-page.js` is.
 */
(() => {
  window.patient = true;
  let passed = 0;
  let clock = /** @type {Performance | null} */ (null);
  /** A test may have put its own clock in place since. */
  const keepUp = () => {
    if (clock === performance) return;
    clock = performance;
    const now = clock.now.bind(clock);
    const before = passed;
    clock.now = () => now() + passed - before;
  };
  const pass = () => {
    if (!window.patient) return;
    keepUp();
    passed += 1000;
  };
  window.addEventListener('pointerdown', pass, { capture: true });
  // Before a test puts its own clock in place.
  const frame = requestAnimationFrame.bind(window);
  let drawn = /** @type {Promise<unknown>} */ (Promise.resolve());
  const twoFrames = () => new Promise((done) => frame(() => frame(done)));
  const wait = () => (drawn = twoFrames());
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(wait).observe(document, everything);
  // What lasts longer than a second shows how long something stays, and moves nothing.
  const ends = (/** @type {Animation} */ { effect }) =>
    Number(effect?.getComputedTiming().endTime ?? Infinity) <= 1000;
  // In a fold that is closed Firefox never begins what it says is running.
  const isSeen = (/** @type {Animation} */ { effect }) =>
    !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false;
  const isMoving = () =>
    document
      .getAnimations()
      .some((each) => each.playState === 'running' && ends(each) && isSeen(each));
  window.drawn = async () => {
    // Animations go by the browser's own clock, whatever the page's says.
    while (isMoving()) await twoFrames();
    await twoFrames();
    await drawn;
  };
})();
