const QUERY = /\(forced-colors:\s*active\)/;
/** A media query that is always true and can be recognized by its text. */
const ALWAYS = '(min-width: 0.123px)';
const BACK = 'data-forced-back';
/** The colors with which the browser replaces the page's own. */
const STYLE = `
* { border-color: CanvasText !important; color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
a[href], a[href] * { color: LinkText !important; }
button, button * { border-color: ButtonText !important; color: ButtonText !important; }
[${BACK}] { background-color: Canvas !important; }
button[${BACK}] { background-color: ButtonFace !important; }`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

function replaceQueries(rules: CSSRuleList, isForced: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      media.mediaText = isForced
        ? media.mediaText.replace(QUERY, ALWAYS)
        : media.mediaText.replace(ALWAYS, '(forced-colors: active)');
    }
    if (rule instanceof CSSGroupingRule) replaceQueries(rule.cssRules, isForced);
  }
}

/** Text outside of buttons, which have their own background. */
const hasWords = (element: Element): boolean =>
  !element.closest('button') &&
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/**
 * Marks elements with a background, since transparent ones stay transparent, and text, which gets a backplate
 * over pictures.
 */
function markBackgrounds(): void {
  const unmarked = document.body.querySelectorAll(`:not([${BACK}], svg *)`);
  const painted = [...unmarked].filter(
    (element) => hasWords(element) || !/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor),
  );
  for (const element of painted) element.setAttribute(BACK, '');
}

function apply(): void {
  for (const { cssRules } of document.styleSheets) replaceQueries(cssRules, true);
  markBackgrounds();
}
const observer = new MutationObserver(apply);

/** Emulates forced colors: the app's rules for them, and system colors. */
export function forceColors(isForced: boolean): void {
  const isOn = document.adoptedStyleSheets.includes(sheet);
  if (isForced === isOn) return;
  if (isForced) {
    document.adoptedStyleSheets.push(sheet);
    apply();
    observer.observe(document.body, { childList: true, subtree: true });
    return;
  }
  observer.disconnect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  for (const { cssRules } of document.styleSheets) replaceQueries(cssRules, false);
  for (const element of document.querySelectorAll(`[${BACK}]`)) element.removeAttribute(BACK);
}
