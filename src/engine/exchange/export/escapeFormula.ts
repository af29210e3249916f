/** The characters that a spreadsheet takes for the start of a formula, also after blanks, which it drops first (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const NUMBER = /^[+-]?\d[\d \u00a0\u202f]*([.,]\d+)?$/;

/** Telephone numbers without hyphens or slashes, with which a spreadsheet would compute them. */
const TELEPHONE = /^\+\d[\d .()\u00a0\u202f]*$/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. Numbers and telephone numbers stay as they are. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) && !TELEPHONE.test(text) ? `'${text}` : text;
}
