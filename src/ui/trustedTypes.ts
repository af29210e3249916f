type Rule = (text: string) => string | undefined;
/** What a browser has of it; the types of the language do not know it yet. */
type TrustedTypes = Record<'createPolicy', (name: string, rules: { createHTML: Rule; createScriptURL?: Rule }) => { createHTML(html: string): string }>;

/**
 * The security policy of the page lets nothing become HTML, or the address of a script, but through the policies that it names (`headers.ts`). What is answered
 * is no text then, and of use nowhere else; a browser without Trusted Types has the text.
 */
export function trustedHtml(name: string, rule: (html: string) => string): (html: string) => string {
  const policy = trustedTypes()?.createPolicy(name, { createHTML: rule });
  return policy ? (html) => policy.createHTML(html) : rule;
}

/** HTML without anything that could run, as soon as somebody has brought what makes it. */
let sanitise: Rule = () => undefined;

export function sanitiseForLibraries(sanitiser: (html: string) => string): void {
  sanitise = sanitiser;
}

/**
 * What libraries write by themselves passes here: the signs on the buttons of a map (Leaflet), a text that the editor reads or that is pasted into it (Tiptap,
 * ProseMirror). Bare marks pass, the rest is sanitised; a browser refuses what gives nothing, with an error. The scripts that may be started by their address are
 * files of the build: the worker that checks imports.
 */
export function trustLibraries(): void {
  trustedTypes()?.createPolicy('default', {
    createHTML: (html) => (BARE.test(html) ? html : sanitise(html)),
    createScriptURL: (address) => (new URL(address, location.href).href.startsWith(ASSETS) ? address : undefined),
  });
}

/** The folder of this very file, once it is built. */
const ASSETS = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

/** Words, and elements with attributes that do nothing. */
const BARE = /^(?:[^<]|<\/?(?:span|svg)(?: (?:class|role|aria-[a-z]+)="[^"<>]*")* ?\/?>)*$/;

function trustedTypes(): TrustedTypes | undefined {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
}
