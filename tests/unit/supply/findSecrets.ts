/**
 * Secrets that give access somewhere, recognised by the form that their maker gives them. The sandbox's passwords are not among them, because they
 * open nothing else.
 */
const SECRETS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/],
  ['a key of Amazon', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[oprsu]_[A-Za-z0-9]{36}|github_pat_\w{60,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{20,}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['a signed token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  ['a password in an address', /\b[a-z][a-z+]+:\/\/[^\s:@/'"`$<]+:[^\s:@/'"`$<{]{6,}@(?!localhost|127\.0\.0\.1|(?:[\w.-]+\.)?(?:test|example(?:\.(?:org|com|net))?)(?![\w.]))/],
];

/** The kinds of secrets in a text, each with its line. */
export function findSecrets(text: string): string[] {
  return SECRETS.flatMap(([kind, form]) => {
    const found = form.exec(text);
    return found ? [`line ${text.slice(0, found.index).split('\n').length}: ${kind}`] : [];
  });
}
