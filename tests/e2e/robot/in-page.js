/**
 * Runs in the page before anything else: the screen as people find it, by what things are called
 * and where they are. A plain script, because what is sent into a page on the fly can name no
 * functions of its own.
 */
(() => {
  /** @typedef {import('./sight.ts').InPage} InPage */

  const CONTROLS = 'button, summary, label:has(input)';
  const STOPS = 'a[href], button, input, summary, select, textarea, [tabindex]';
  /** Whatever shows the face of a card. */
  const CARDS = 'svg.card, [data-slot]';

  /** Where a dialog lies over the page, nothing else can be used. */
  const inFront = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;

  const plain = (/** @type {string | null | undefined} */ text) =>
    (text ?? '').replace(/\s+/g, ' ').trim();

  const nameOf = (/** @type {HTMLElement} */ control) => {
    const named = control.querySelector('input') ?? control;
    const by = named.getAttribute('aria-labelledby');
    const label = by === null ? null : document.getElementById(by);
    return plain(named.getAttribute('aria-label') ?? (label ?? control).innerText);
  };

  const isUsable = (/** @type {HTMLElement} */ control) => {
    const { width, height } = control.getBoundingClientRect();
    const off =
      // A card that cannot be played says why when it is tapped.
      control.matches(':disabled, [aria-disabled="true"]:not([data-slot])') ||
      control.querySelector(':disabled') !== null ||
      control.closest('[inert]') !== null;
    return !off && width > 0 && height > 0 && control.checkVisibility({ visibilityProperty: true });
  };

  const controls = () =>
    [.../** @type {NodeListOf<HTMLElement>} */ (inFront().querySelectorAll(CONTROLS))].filter(
      isUsable,
    );

  const isOn = (/** @type {HTMLElement} */ control) =>
    control.matches('[aria-pressed="true"], [aria-expanded="true"]') ||
    control.querySelector('input:checked') !== null ||
    control.closest('details[open]')?.firstElementChild === control;

  const groupName = (/** @type {HTMLElement} */ control) =>
    control.closest('[role=group]')?.getAttribute('aria-label') ?? null;

  /** By its name; or, where several share one, by the name of its group as well. */
  const find = (/** @type {string} */ name) => {
    const all = controls();
    return (
      all.find((each) => nameOf(each) === name) ??
      all.find((each) => `${groupName(each)}: ${nameOf(each)}` === name)
    );
  };

  /** What takes the focus for a control. */
  const focusOf = (/** @type {HTMLElement} */ control) => control.querySelector('input') ?? control;

  /** The group of an element, or the one round it that Tab leads into. */
  const groupWithStop = (/** @type {HTMLElement} */ element) => {
    let group = element.closest('[role=group]');
    while (group && !group.querySelector('[tabindex="0"]'))
      group = group.parentElement?.closest('[role=group]') ?? null;
    return group;
  };

  /**
   * Radio buttons of a group, or a lone element: the keyboard's arrows lead from one to the next.
   */
  const groupOf = (/** @type {HTMLElement} */ element) => {
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return [...document.getElementsByName(element.name)];
    const group = groupWithStop(element);
    return group?.querySelector('[tabindex="-1"]') && element.hasAttribute('tabindex')
      ? /** @type {HTMLElement[]} */ ([...group.querySelectorAll('[tabindex]')])
      : [element];
  };

  /**
   * How many arrows lead from one of a group to another: down to the row it is in, then across.
   */
  const arrowsBetween = (
    /** @type {HTMLElement[]} */ group,
    /** @type {Element} */ from,
    /** @type {Element} */ to,
  ) => {
    const rows = [...new Set(group.map((each) => each.closest('[role=group]')))];
    const rowOf = (/** @type {Element} */ each) => rows.indexOf(each.closest('[role=group]'));
    const at = (/** @type {Element} */ each) =>
      group.filter((one) => rowOf(one) === rowOf(each)).findIndex((one) => one === each);
    const last = group.filter((each) => rowOf(each) === rowOf(to)).length - 1;
    const down = rowOf(to) - rowOf(from);
    const start = down === 0 ? at(from) : Math.min(at(from), last);
    return { down, arrows: at(to) - start };
  };

  /** The one of a group that Tab leads to. */
  const stopOf = (/** @type {HTMLElement[]} */ group) =>
    group.find((each) => (each instanceof HTMLInputElement ? each.checked : each.tabIndex >= 0)) ??
    group[0];

  const stops = () =>
    [.../** @type {NodeListOf<HTMLElement>} */ (inFront().querySelectorAll(STOPS))].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        stopOf(groupOf(element)) === element,
    );

  /** It is on its way to its place: nobody aims at what comes flying. */
  const isMoving = (/** @type {HTMLElement} */ control) =>
    document.getAnimations().some(({ effect, playState }) => {
      const { target = null } = effect instanceof KeyframeEffect ? effect : {};
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      return playState === 'running' && ends && target !== control && !!target?.contains(control);
    });

  /** Cards that came onto the play page before anybody pressed anything there. */
  let early = 0;
  let pressed = false;
  const isPlaying = () => location.pathname.endsWith('/play/');
  const press = () => (pressed = isPlaying());
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true);

  const holdsCard = (/** @type {Node} */ node) =>
    node instanceof Element && (node.matches(CARDS) || node.querySelector(CARDS) !== null);

  /** What stands on the screen, once it is marked; told when it is another. */
  let marked = /** @type {string | null} */ (null);
  const screenText = () => plain(document.body.innerText);

  new MutationObserver((records) => {
    if (isPlaying() && !pressed)
      early += records.filter(({ addedNodes }) => [...addedNodes].some(holdsCard)).length;
    // Before anything is marked there may be no body yet, either.
    if (marked === null) return;
    const shown = screenText();
    if (shown === marked) return;
    const { robotSees } = globalThis;
    robotSees?.(`${marked} → ${shown}`);
    marked = null;
  }).observe(document, { subtree: true, childList: true, characterData: true });

  /** @type {InPage} */
  const robot = {
    look: () =>
      controls().map((control) => ({
        name: nameOf(control),
        pressed: isOn(control),
        golden: control.classList.contains('primary'),
        group: groupName(control),
        current: control.closest('[aria-current="true"]') !== null,
      })),
    locate(name) {
      const control = find(name);
      if (!control) return null;
      if (isMoving(control)) return 'moving';
      // At an edge something may lie over it: whoever sees that scrolls on.
      for (const block of /** @type {const} */ (['nearest', 'center'])) {
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        // In a fan the next card may lie over the middle of this one: whoever sees a part of it can
        // press that.
        for (const part of [0.5, 0.25, 0.75, 0.1]) {
          const at = { x: x + width * part, y: y + height / 2 };
          if (control.contains(document.elementFromPoint(at.x, at.y))) return at;
        }
      }
      return null;
    },
    lead(name) {
      const control = find(name);
      if (!control) return null;
      const wanted = focusOf(control);
      // Enter on a card plays what lies ready.
      const key = wanted.matches('input, [data-slot]') ? 'Space' : 'Enter';
      const active = document.activeElement;
      const all = stops();
      const group = groupOf(wanted);
      const from = group.find((each) => each === active);
      if (from) return { key, lost: false, tabs: 0, ...arrowsBetween(group, from, wanted) };
      const here = all.findIndex(
        (each) => each === active || groupOf(each).includes(/** @type {HTMLElement} */ (active)),
      );
      const there = all.findIndex((each) => each === stopOf(group));
      return { key, lost: here < 0 || there < 0, tabs: there - here, down: 0, arrows: 0 };
    },
    focused: () => {
      const active = document.activeElement;
      const control = active?.closest('label') ?? active;
      return control instanceof HTMLElement ? nameOf(control) : '';
    },
    choose(name, value) {
      const list = [...document.querySelectorAll('select')].find(
        (each) => each.getAttribute('aria-label') === name,
      );
      if (!list) return false;
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    text: screenText,
    mark: () => void (marked = screenText()),
    earlyCards: () => early,
    cards: () => document.querySelectorAll(CARDS).length,
    isCovered: () => document.querySelector('main.cover') !== null,
    log: () =>
      [...document.querySelectorAll('dialog:modal ol .told')].map((line) =>
        plain((line.querySelector('s') ?? line).textContent),
      ),
  };
  globalThis.robot = robot;
})();
