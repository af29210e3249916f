import specification from '../specification.json';

interface SpecifiedEntry {
  id: string;
  section: string;
  text: string;
  kind: string;
  test?: string;
}

const entries: readonly SpecifiedEntry[] = specification.entries;

/** The entries of `tests/specification.json` for one section of the specification. */
export function entriesOf(section: string): SpecifiedEntry[] {
  return entries.filter((entry) => entry.section === section);
}

/** The ids of the entries that a test proves, by the beginning of its name: `<file> › <name>`. */
export function provedBy(test: string): string[] {
  return entries.filter((entry) => entry.test?.startsWith(test)).map(({ id }) => id).sort();
}

/** The rows of a table of cases, each named after its entry. */
export function titledRows<Row extends { entry: string }>(rows: readonly Row[]): (readonly [title: string, row: Row])[] {
  return rows.map((row) => [`${row.entry}: ${entries.find(({ id }) => id === row.entry)?.text}`, row]);
}
