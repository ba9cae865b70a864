import { Window } from 'happy-dom';

const RUNS =
  'script, iframe, object, embed, base, meta, link[rel="stylesheet"], form[action], [formaction], [srcdoc]';
const LINKS = /^(?:href|xlink:href|action)$/;
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data:text\/html)/i;
/** Inline scripts that React inserts between the parts of a stream, and its replacement for javascript: URLs. */
const OF_REACT =
  /^<script>(?:requestAnimationFrame\(function\(\)\{\$RT|\$RB=)|^javascript:throw new Error\('React has blocked/;
/** Browsers ignore spaces and control characters in a URL. */
const withoutSpaces = (address: string): string => address.replaceAll(/[^!-\u{10FFFF}]/gu, '');

/** React preloads pictures; a picture's address never runs. */
const PICTURE = 'link[rel="preload"][as="image"]';

/** Everything in this markup that could execute. */
export function findExecutedText(html: string): string[] {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll(`:not(${PICTURE})`)]
    .flatMap((element) => [
      ...(element.matches(RUNS) ? [element.outerHTML] : []),
      ...[...element.attributes]
        .map(({ name, value }) => ({ name, value: value ?? '' }))
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) || (LINKS.test(name) && SCRIPT_ADDRESS.test(withoutSpaces(value))),
        )
        .map(({ name, value }) => (OF_REACT.test(value) ? value : `<${element.localName}> ${name}=${value}`)),
    ])
    .filter((found) => !OF_REACT.test(found))
    .map((found) => found.slice(0, 120));
}
