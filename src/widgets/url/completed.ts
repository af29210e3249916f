/** A host with its ending, then what follows it: `exemple.fr/x`. No e-mail, and no scheme, which would have a colon before. */
const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/** An address of the web, with `https://` where it was typed without. */
export function completed(text: string | undefined): string | undefined {
  return text !== undefined && WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
}
