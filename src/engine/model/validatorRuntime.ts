/** The functions that the validators compiled at build time call. They are small replacements, so that no part of Ajv is loaded in the browser. */

/**
 * The formats that a `schema.json` may name, which are all that the compiled validators check. The formats of Ajv are not used: its time requires an offset,
 * its e-mail refuses addresses that the platform accepts (contract users.fields), and they would make every form larger.
 */
export const formats: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  clock: /^([01]\d|2[0-3]):[0-5]\d$/,
  date: isDay,
  'date-time': (text) => DATE_TIME.test(text) && isDay(text.slice(0, 10)),
  duration: /^P(?=\d|T\d)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/,
  email: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i,
  hostname: /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i,
  ipv4: /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/,
  ipv6: /^(?=.*:.*:)(?!.*::.*::)(?!.*:::)(([\da-f]{1,4}|:)(:[\da-f]{0,4}){1,7}|::)$/i,
  // A password is hidden while it is typed; any text is valid.
  password: /^/,
  // The number may have an extension. One that begins with a zero is no short number: no country has one of fewer than eight digits.
  telephone: /^(?!0(?:\D*\d){0,6}\D*$)\+?(?=\D*\d)[\d\s()./-]+(?:(?:poste|ext\.?|x|#)\s*\d{1,6})?$/i,
  time: /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i,
  // The address of a page has a host. Any other kind of address is one too, such as `urn:isbn:…` or `mailto:…`, but for those that a browser would run.
  uri: /^(?:https?:\/\/[^\s/?#]+\S*|(?!https?:|javascript:|vbscript:|data:)[a-z][a-z\d+.-]*:\S+)$/i,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** Wall-clock fields have no offset, and people who type a time leave out the seconds. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Whether the calendar has the day: 30 February does not exist. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  // The day of an invalid date is NaN, which equals nothing.
  return new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);
}

/** The length of a text as JSON Schema counts it: an emoji is one character, though JavaScript stores it as two. */
export function ucs2length(text: string): number {
  return [...text].length;
}

/** Whether two JSON values are equal, for `const`, `enum` and `uniqueItems`. */
export function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => Object.hasOwn(second, key) && equal(first[key], second[key]))
  );
}
