/** Texts that execute code if a page inserts them into its markup unescaped. */
const MARKUP = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script >',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</template><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"//',
  '<img/src/onerror=alert(1)>',
  '<img src=x:alert(1) onerror=eval(src)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=alert(1)>#x"/></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="//evil.test/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<style>@import "//evil.test/x.css"</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '` onmouseover=`alert(1)',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '[x](javascript:alert(1))',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '\u2028alert(1)\u2029',
  '\u0000<script>alert(1)</script>',
];

/** URLs that execute code if a page links to them or loads them. */
const hostileAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '" onerror="alert(1)',
];

/** All in a single text, because each is escaped character by character. */
const hostileText = [...MARKUP, ...hostileAddresses].join('\n');
/** The number of hostile texts and URLs. */
export const hostileCount = MARKUP.length + hostileAddresses.length;

const ADDRESS = /url|image|logo|website|link/i;
/** Whether a text is user-written; other values control what is rendered. */
const isFree = (name: string, text: string): boolean =>
  !/ids?$/i.test(name) && !/^\d{4}-\d{2}/.test(text) && (name === 'tags' || !/^[a-z][a-z_-]*$/.test(text));

/** Returns a function that replaces every user-written text and URL in a reply; URLs are used in rotation. */
export function makeHostile(turn: number) {
  let used = turn;
  const change = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => change(item, name));
    if (typeof value === 'string' && ADDRESS.test(name))
      return hostileAddresses[used++ % hostileAddresses.length];
    if (typeof value === 'string') return isFree(name, value) ? hostileText : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, change(field, key)]));
  };
  return change;
}
