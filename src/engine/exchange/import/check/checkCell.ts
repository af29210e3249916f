import { fold } from '../../../../i18n/fold';
import { parseDate } from '../../../../i18n/format';
import type { ImportColumn } from '../../../model/FileExchange';
import { compactTelephone } from '../../../model/telephone';
import { formats, ucs2length } from '../../../model/validatorRuntime';
import type { Rule } from '../importRules';

/** The value that a cell sends, and what there is to say about it. */
interface CheckedCell {
  value: string;
  refusal?: Rule;
  warning?: Rule;
  /** Whether the date is valid only when the month is read first: the whole file may be written that way. */
  monthFirst?: boolean;
}

type Reading = Omit<CheckedCell, 'value'> & { value?: string };

/** The e-mail addresses that the platform accepts in a file: fewer than in a form (contract imports.users). */
const EMAIL = /^[\w.%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

const GARBLED = /\uFFFD|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€/;

/** Checks one cell. Spaces around the value are dropped. Another spelling is accepted only where it can mean a single thing, and is then reported. */
export function checkCell(column: ImportColumn, cell: string): CheckedCell {
  const text = cell.trim();
  if (text === '') return column.required ? { value: '', refusal: 'required' } : { value: '' };
  const { value = text, ...said } = column.oneOf ? readChoice(column, text) : READERS[column.format](text);
  const refusal = said.refusal ?? brokenBound(column, value);
  const warning = said.warning ?? (GARBLED.test(value) ? 'characters' : undefined);
  return { ...said, value, ...(refusal && { refusal }), ...(warning && { warning }) };
}

const READERS: Record<ImportColumn['format'], (text: string) => Reading> = {
  text: () => ({}),
  email: (text) => (EMAIL.test(text) ? {} : { refusal: 'format.email' }),
  telephone: readTelephone,
  date: readDate,
  integer: (text) => (/^-?\d+$/.test(text) ? {} : { refusal: 'format.integer' }),
  decimal: readDecimal,
};

/** Reads a telephone number and writes it as a form does. A spreadsheet takes digits that start with 0 for a number, and drops the 0. */
function readTelephone(text: string): Reading {
  if (!isOf('telephone', text)) return { refusal: 'format.telephone' };
  const value = compactTelephone(text);
  return { value, ...(/^[1-9]\d{8}$/.test(value) && { warning: 'leadingZero' }) };
}

/** Reads a date. A spreadsheet in French or British English writes the day first and the year with four digits, which is unambiguous; a year of two digits is not. */
function readDate(text: string): Reading {
  if (isOf('date', text)) return {};
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const day = parts && parseDate(text.replace(/[.-]/g, '/'));
  if (day) return { value: day, warning: 'read.date' };
  const american = parts && parseDate(`${parts[2]}/${parts[1]}/${parts[3]}`);
  return { refusal: 'format.date', ...(american && { monthFirst: true }) };
}

/** Reads a decimal number. The platform refuses a decimal number without its point (contract imports.users). */
function readDecimal(text: string): Reading {
  if (/^-?\d+\.\d+$/.test(text)) return {};
  if (/^-?\d+$/.test(text)) return { value: `${text}.0`, warning: 'read.alternative' };
  return /^-?\d+,\d+$/.test(text) ? { value: text.replace(',', '.'), warning: 'read.decimal' } : { refusal: 'format.decimal' };
}

function readChoice({ oneOf = [], alternatives = {} }: ImportColumn, text: string): Reading {
  if (oneOf.includes(text)) return {};
  const wanted = fold(text);
  const [, value] = Object.entries(alternatives).find(([spelling]) => fold(spelling) === wanted) ?? [];
  return value === undefined ? { refusal: 'oneOf' } : { value, warning: 'read.alternative' };
}

function brokenBound({ minimum = -Infinity, maximum = Infinity, maxLength = Infinity, format }: ImportColumn, value: string): Rule | undefined {
  if (value.length > maxLength && ucs2length(value) > maxLength) return 'maxLength';
  if (format !== 'integer' && format !== 'decimal') return undefined;
  if (Number(value) < minimum) return 'minimum';
  return Number(value) > maximum ? 'maximum' : undefined;
}

function isOf(format: 'telephone' | 'date', text: string): boolean {
  const check = formats[format];
  return typeof check === 'function' ? check(text) : check !== undefined && check.test(text);
}
