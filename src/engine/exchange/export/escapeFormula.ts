/** What a spreadsheet takes for the start of a formula, behind blanks that it drops before it looks (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const NUMBER = /^[+-]?\d[\d \u00a0\u202f]*([.,]\d+)?$/;

/** Without hyphens or slashes: with them a spreadsheet would compute it. */
const TELEPHONE = /^\+\d[\d .()\u00a0\u202f]*$/;

/** The text that a spreadsheet shows as it is: an apostrophe before what it would run. Numbers and telephones stay. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) && !TELEPHONE.test(text) ? `'${text}` : text;
}
