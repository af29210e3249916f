/** The declarations that matter to a query by role, or to the press of a button. */
const SAYS = { display: /(?:^|[;{\s])display:\s*none/, visibility: /(?:^|[;{\s])visibility:/, pointerEvents: /(?:^|[;{\s])pointer-events:/ } as const;

type Said = keyof typeof SAYS;

/** The style as the document computes it, by the whole cascade. */
export const wholeStyle = window.getComputedStyle.bind(window);

/** An empty style. The `style` of an element without that attribute would do, but is made anew for each question. */
const blank = new CSSStyleSheet();
blank.insertRule('nothing {}');
const [{ style: blankStyle }] = blank.cssRules as unknown as [CSSStyleRule];

/**
 * The style of an element as far as a query by role needs it. An element that no rule hides has only its `style` attribute; for the others, and for
 * a question about pointer events where a rule sets them, it is computed in full. In this document nothing has a size, and the cascade for each
 * query by role and for each width in the grid took half the time of a list's test.
 */
export function styleThatHides(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
  if (!isStyled || isSaidOf(element, 'display') || isSaidAround(element, 'visibility')) return wholeStyle(element, pseudo);
  const own = element.hasAttribute('style') ? element.style : blankStyle;
  return new Proxy(own, { get: (style, name) => Reflect.get(name === 'pointerEvents' && isSaidAround(element, name) ? wholeStyle(element, pseudo) : style, name) });
}

function isSaidAround(element: Element, said: Said): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (isSaidOf(at, said)) return true;
  return false;
}

function isSaidOf(element: Element, said: Said): boolean {
  if (SAYS[said].test(element.getAttribute('style') ?? '')) return true;
  const { others, byClass } = allRules();
  const possible = [others, ...classesOf(element).map((name) => byClass.get(name) ?? [])];
  return possible.some((rules) => rules.some((rule) => rule.says.has(said) && isMatch(element, rule.selector)));
}

function classesOf(element: Element): string[] {
  return element.getAttribute('class')?.split(/\s+/) ?? [];
}

/** A selector that this document cannot parse hides nothing in it. */
function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

interface Rule {
  selector: string;
  says: ReadonlySet<Said>;
}

interface Rules {
  /** The rules by a class that the element must have. */
  byClass: ReadonlyMap<string, Rule[]>;
  others: Rule[];
}

let last: { sheets: number; newest: Element | null; rules: Rules } | undefined;

/** The rules of all sheets. A rule that is added at run time comes in a sheet of its own, at the end of the head. */
function allRules(): Rules {
  const { childElementCount: sheets, lastElementChild: newest } = document.head;
  if (last?.sheets !== sheets || last.newest !== newest) {
    const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => (sheet ? rulesOf(sheet) : []));
    last = { sheets, newest, rules: grouped(rules) };
  }
  return last.rules;
}

/** The last class of a single selector, before its further conditions. */
const LAST_CLASS = /^[^,\\(]*\.([\w-]+)(?:::?[\w-]+|\[[^\]]*\])*$/;

function grouped(rules: Rule[]): Rules {
  const found = new Map<string, Rule[]>();
  const others: Rule[] = [];
  for (const rule of rules) {
    const name = LAST_CLASS.exec(rule.selector)?.[1];
    if (name === undefined) others.push(rule);
    else found.set(name, [...(found.get(name) ?? []), rule]);
  }
  return { byClass: found, others };
}

const known = new WeakMap<CSSStyleSheet, { length: number; rules: Rule[] }>();

/** The rules of a sheet that hide something. Print rules are left out. Rules are only ever added to a sheet, so the known ones are kept. */
function rulesOf(sheet: CSSStyleSheet): Rule[] {
  const { length } = sheet.cssRules;
  const before = known.get(sheet);
  if (before?.length === length) return before.rules;
  const rules = hidingRules([...sheet.cssRules]);
  known.set(sheet, { length, rules });
  return rules;
}

function hidingRules(rules: CSSRule[]): Rule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return hidingRule(rule);
    const isRead = rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule && rule.conditionText === 'print');
    return isRead ? hidingRules([...rule.cssRules]) : [];
  });
}

function hidingRule({ cssText, selectorText: selector }: CSSStyleRule): Rule[] {
  const says = new Set((Object.keys(SAYS) as Said[]).filter((name) => SAYS[name].test(cssText)));
  return says.size > 0 ? [{ selector, says }] : [];
}
