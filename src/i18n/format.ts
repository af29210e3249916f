import type { Language } from './language';

/** The locale of each language. English is British, so that the order of day and month is always the same. */
const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

const DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const LONG_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const STARTS_WITH_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;
const DIGITS = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)/;
const CLOCK_TEXT = /^([01]\d|2[0-3]):([0-5]\d)/;

const UNITS: Record<Language, readonly string[]> = { fr: ['o', 'Ko', 'Mo', 'Go'], en: ['B', 'kB', 'MB', 'GB'] };

/** Formats a date as dd/MM/yyyy. The time zone never shifts a date without an hour; an instant gives its day in the operator's zone. */
export function formatDate(value: string, language: Language): string | undefined {
  return write(value, language, DATE_ONLY.test(value) ? { ...DAY, timeZone: 'UTC' } : DAY);
}

/** The day of an instant in the operator's zone, for example "mardi 3 mars 2026". The first of a month is "1er", which `Intl` does not know. */
export function formatDay(value: string, language: Language): string | undefined {
  const text = write(value, language, LONG_DAY);
  return language === 'fr' ? text?.replace(/ 1 /, ' 1er\u00a0') : text;
}

/** The time of an instant as HH:mm, in the operator's zone. */
export function formatClock(value: string, language: Language): string | undefined {
  return write(value, language, CLOCK);
}

/** The day and time of an instant in the operator's zone, for times that the server sets (rule dates.clock). */
export function formatDateTime(value: string, language: Language): string | undefined {
  return write(value, language, { ...DAY, ...CLOCK });
}

/** The day and time exactly as written, whatever the offset: a local time that people read on a clock (contract wire.values). */
export function formatWallClock(value: string, language: Language): string | undefined {
  const digits = DIGITS.exec(value)?.[0];
  return digits && write(`${digits}Z`, language, { ...DAY, ...CLOCK, timeZone: 'UTC' });
}

/** A time of day as HH:mm. */
export function formatTime(value: string, language: Language): string | undefined {
  const clock = CLOCK_TEXT.exec(value)?.[0];
  return clock && write(`1970-01-01T${clock}Z`, language, { ...CLOCK, timeZone: 'UTC' });
}

/** A year, a month or a day: `2026`, `2026-11` and `2026-11-20` give "2026", "novembre 2026" and "20/11/2026"; with `short`, for little room, "nov. 2026" and "20/11". */
export function formatPeriod(value: string, language: Language, short = false): string {
  if (value.length === 4) return value;
  if (value.length === 7) return write(`${value}-01`, language, { month: short ? 'short' : 'long', year: 'numeric', timeZone: 'UTC' }) ?? value;
  return write(value, language, { day: '2-digit', month: '2-digit', ...(!short && { year: 'numeric' }), timeZone: 'UTC' }) ?? value;
}

/** A number with the separators of the language. */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(language, options).format(value);
}

/** A number with all its digits and without groups, as a choice may be a year or a code as well as an amount. */
export function formatExactNumber(value: number, language: Language): string {
  return formatNumber(value, language, { maximumFractionDigits: 20, useGrouping: false });
}

/** A file size in steps of a thousand bytes, with at most one decimal: "3,4 Mo". */
export function formatFileSize(bytes: number, language: Language): string {
  const units = UNITS[language];
  let [size, unit] = [bytes, 0];
  while (rounded(size) >= 1000 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${formatNumber(rounded(size), language)}\u00a0${units[unit]}`;
}

/** A duration: "45 min", "1 h 30"; in English "1 h 30 min". */
export function formatDuration(seconds: number, language: Language): string {
  const total = Math.round(seconds / 60);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return `${minutes}\u00a0min`;
  if (language === 'en') return `${formatNumber(hours, language)}\u00a0h${minutes === 0 ? '' : `\u00a0${minutes}\u00a0min`}`;
  return `${formatNumber(hours, language)}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
}

/** A distance in kilometres, with at most one decimal: "2,5 km". */
export function formatDistance(metres: number, language: Language): string {
  return `${formatNumber(rounded(metres / 1000), language)}\u00a0km`;
}

/** A telephone number: French ones are written in pairs of digits, after their country where it is stored; the others as they were typed. */
export function formatTelephone(value: string): string {
  const digits = value.replace(/[\s.\-/]/g, '');
  if (/^0[1-9]\d{8}$/.test(digits)) return digits.replace(/\d{2}(?=\d)/g, '$&\u00a0');
  if (/^\+33[1-9]\d{8}$/.test(digits)) return digits.replace(/^\+33|\d(?=(\d\d)+$)/g, '$&\u00a0');
  return value.trim();
}

/** Sorts words as the language does: É beside E, œ as oe, 2 before 10. */
export function collator(language: Language): Intl.Collator {
  return kept(collators, language, () => new Intl.Collator(LOCALES[language], { numeric: true }));
}

/**
 * Reads a date as an operator types it and gives an ISO date: 20/11/2026, 20.11.26, 20 11 2026, 20112026, 201126, or a pasted ISO date. A year of two digits
 * lies in the last ninety years or the next ten. `undefined` for anything else, a 31st of February included.
 */
export function parseDate(typed: string, today: Date = new Date()): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toIsoDate(iso[1], iso[2], iso[3]);
  const match = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  return match ? toIsoDate(fullYear(match[3] ?? '', today), match[2], match[1]) : undefined;
}

/** Reads a time as an operator types it and gives HH:mm: 8:30, 08.30, 8h30, 8 h, 830, 0830 or 8; `undefined` for anything else. */
export function parseTime(typed: string): string | undefined {
  const match = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?|(\d{2}))?$/i.exec(typed.trim());
  if (!match) return undefined;
  const clock = `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? match[3] ?? '00'}`;
  return CLOCK_TEXT.test(clock) ? clock : undefined;
}

/** Reads a number as an operator types it: a decimal comma or point, groups separated by any space; in English also by commas. `undefined` for anything else, and for a whole number that would be rounded. */
export function parseNumber(typed: string, language: Language): number | undefined {
  const text = typed.trim().replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '').replace('\u2212', '-');
  const grouped = language === 'en' && /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text);
  const plain = grouped ? text.replaceAll(',', '') : text.replace(',', '.');
  const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value) && BigInt(value ?? 0) !== BigInt(plain.split('.')[0] ?? '');
  return isRounded ? undefined : value;
}

function write(value: string, language: Language, options: Intl.DateTimeFormatOptions): string | undefined {
  const date = new Date(STARTS_WITH_DATE.test(value) ? value : NaN);
  return Number.isNaN(date.getTime()) ? undefined : dateFormat(language, options).format(date);
}

function toIsoDate(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists && Number(year) >= 1000 ? text : undefined;
}

function fullYear(year: string, today: Date): string {
  if (year.length === 4) return year;
  const century = Math.floor(today.getFullYear() / 100) * 100;
  const candidate = century + Number(year);
  return String(candidate > today.getFullYear() + 10 ? candidate - 100 : candidate);
}

function rounded(size: number): number {
  return Math.round(size * 10) / 10;
}

// The formatters made so far: an `Intl` formatter costs far more to make than to use, and a list formats thousands of cells.
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const collators = new Map<string, Intl.Collator>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, language + JSON.stringify(options), () => new Intl.DateTimeFormat(LOCALES[language], options));
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, language + JSON.stringify(options), () => new Intl.NumberFormat(LOCALES[language], options));
}

function kept<Formatter>(formatters: Map<string, Formatter>, key: string, make: () => Formatter): Formatter {
  const formatter = formatters.get(key) ?? make();
  formatters.set(key, formatter);
  return formatter;
}
