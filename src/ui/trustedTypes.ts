type Rule = (text: string) => string | undefined;
/** The part of the browser's Trusted Types that is used here; the types of TypeScript do not have it yet. */
type TrustedTypes = Record<'createPolicy', (name: string, rules: { createHTML: Rule; createScriptURL?: Rule }) => { createHTML(html: string): string }>;

/**
 * Makes a function that turns text into HTML which the page accepts. The security policy allows HTML, and addresses of scripts, only from the policies that it
 * names (`headers.ts`). With Trusted Types the answer is an object rather than a string; a browser without them gives the string.
 */
export function trustedHtml(name: string, rule: (html: string) => string): (html: string) => string {
  const policy = trustedTypes()?.createPolicy(name, { createHTML: rule });
  return policy ? (html) => policy.createHTML(html) : rule;
}

/** Removes from HTML all that could run. It gives nothing until `sanitiseForLibraries` has been called. */
let sanitise: Rule = () => undefined;

export function sanitiseForLibraries(sanitiser: (html: string) => string): void {
  sanitise = sanitiser;
}

/**
 * Sets the default policy, which applies to HTML that libraries write by themselves: the signs on the buttons of a map (Leaflet), a text that the editor reads
 * or that is pasted into it (Tiptap, ProseMirror). HTML without effect passes, the rest is sanitised; where nothing is returned, the browser throws an error.
 * The only scripts that may be started by their address are files of the build, such as the worker that checks imports.
 */
export function trustLibraries(): void {
  trustedTypes()?.createPolicy('default', {
    createHTML: (html) => (BARE.test(html) ? html : sanitise(html)),
    createScriptURL: (address) => (new URL(address, location.href).href.startsWith(ASSETS) ? address : undefined),
  });
}

/** The folder of this file in the build. */
const ASSETS = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

/** Text, and elements with attributes that have no effect. */
const BARE = /^(?:[^<]|<\/?(?:span|svg)(?: (?:class|role|aria-[a-z]+)="[^"<>]*")* ?\/?>)*$/;

function trustedTypes(): TrustedTypes | undefined {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
}
