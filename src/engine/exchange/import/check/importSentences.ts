import type { PlatformSentence } from '../../../../session/platformSentences';

type ImportMeaning = 'ignored' | 'updated' | 'existing' | 'unknown' | 'added' | 'mimeType' | 'notUtf8' | 'columnCount' | 'cell';

/** The platform's sentences about an imported file (contract imports.call), and the values that each names. Our own words then tell the line and the column. */
export const OF_AN_IMPORT: readonly PlatformSentence<ImportMeaning>[] = [
  [/^Incorrect MIME type/i, 'mimeType'],
  [/^File not in UTF-?8/i, 'notUtf8'],
  [/^Incorrect number of columns? line (?<line>\d+)/, 'columnCount'],
  [/^(?:(?<value>.*?) ?(?<told>(?:is not|cannot|can only|must).*)|.*) for line (?<row>\[.*\])$/s, 'cell'],
  [/^(?<value>.+) already exists and will be ignored\b/, 'ignored'],
  [/^(?<value>.+) already exists and will be updated\b/, 'updated'],
  [/^(?<value>.+) already exists\b/, 'existing'],
  [/^(?<value>.+) (?<what>\w+) is unknown$/, 'unknown'],
  [/^(?<what>\w+) unknown for (?<value>.+?)(?: \w+ : \S+)?$/, 'unknown'],
  [/^(?<value>.+) added$/, 'added'],
];
