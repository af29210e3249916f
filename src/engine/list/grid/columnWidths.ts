/** The width that a column needs, in pixels. */
export interface ColumnWidth {
  /**
   * The narrowest useful width. Texts of similar length, such as dates, or a few repeated texts, such as those of a status, all fit in two lines. Otherwise half
   * of the texts fit, e-mail addresses in one line, and each word; a long text may be cut.
   */
  least: number;
  /** The width of the longest text. Columns share the remaining width in these proportions. */
  wanted: number;
}

const PADDING = 19;
const NARROWEST = 80;
/** The greatest width for texts of all lengths; `NAME` is that of the column with the name of the record. */
const MIXED = 130;
/** The width up to which a word or a telephone number is not broken, and an e-mail address stays in one line; a longer one continues after its @. */
const WORD = 145;
const MAIL = 225;
const NAME = 210;
/** The name of the record is in bold letters, which are wider. */
const BOLD = 1.04;
const WIDEST = 280;
/** Texts are similar in length when their widths differ by less than a character. */
const ALIKE = 10;
const MANY_TIMES = 4;

/** A label is smaller and bolder than the texts below it, takes two lines and leaves room for its arrow. `half` is the greatest width for half of it; a word may be wider. */
const LABEL = { scale: 0.9, arrow: 20, half: 71, word: 105 } as const;

interface ColumnContent {
  isName?: boolean;
  /** The width of what stands beside each text, in pixels. */
  beside?: number | undefined;
}

/** Calculates the width of a column from the texts of the first page, as measuring them on screen would cost a second rendering. */
export function columnWidth(label: string, texts: readonly (string | undefined)[], { isName = false, beside = 0 }: ColumnContent = {}): ColumnWidth {
  const [shortest, middle, longest] = spread(texts, textWidth);
  const [, half, most] = spread(texts, widthInTwoLines);
  const isWhole = longest - shortest < ALIKE || (longest <= MIXED && isFewTexts(texts));
  const forHalf = texts.some((text) => text?.includes('@')) ? Math.min(middle, MAIL) : Math.min(half, MIXED);
  const forTexts = isName ? Math.min(most * BOLD, NAME) : isWhole ? most : Math.max(forHalf, widestWord(texts));
  const least = Math.max(NARROWEST, labelWidth(label), Math.min(forTexts + beside, WIDEST));
  return { least: Math.round(least), wanted: Math.round(Math.max(least, Math.min(longest + beside, WIDEST))) };
}

/** The widths of the shortest text, the one in the middle and the longest. */
function spread(texts: readonly (string | undefined)[], widthOf: (text: string) => number): [number, number, number] {
  const widths = texts.flatMap((text) => (text === undefined ? [] : [widthOf(text) + PADDING])).sort((a, b) => a - b);
  return [widths[0] ?? 0, widths[Math.floor(widths.length / 2)] ?? 0, widths.at(-1) ?? 0];
}

/** The width of a text in two lines. In a narrow column a cell breaks its text once, at a space or after a hyphen or an @. */
function widthInTwoLines(text: string): number {
  const breaks = [...text.matchAll(/[ @-]/g)].map(({ index }) => index + 1);
  return breaks.reduce((least, at) => Math.min(least, Math.max(textWidth(text.slice(0, at).trimEnd()), textWidth(text.slice(at)))), textWidth(text));
}

/** The width of the longest word that must not be broken. Words wider than `WORD` are left out, and so are addresses, which break after the @ or a slash. */
function widestWord(texts: readonly (string | undefined)[]): number {
  const words = texts.flatMap((text) => (text === undefined || /[@/]/.test(text) ? [] : text.split(/ |(?<=-)/)));
  return Math.max(0, ...words.map((word) => textWidth(word) + PADDING).filter((width) => width <= WORD));
}

/** Whether a column repeats a few texts, as a status does. All of them must fit then, as the rare one is the one that matters. */
function isFewTexts(texts: readonly (string | undefined)[]): boolean {
  return new Set(texts).size * MANY_TIMES <= texts.length;
}

function labelWidth(label: string): number {
  const longestWord = Math.max(...label.split(/[\s-]/).map(textWidth)) * LABEL.scale;
  const half = (textWidth(label) / 2) * LABEL.scale;
  return Math.max(Math.min(longestWord, LABEL.word), Math.min(half, LABEL.half)) + PADDING + LABEL.arrow;
}

/** The width of a text in pixels, near enough for the font of the app: figures but the 1 have the same width, capitals and a few letters are wider, some letters and signs are narrow. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (character === '1') return 6.8;
  if (/\d/.test(character)) return 9.6;
  if (/[mwœMWŒ@]/.test(character)) return 13.4;
  if (/[\s.,:;'’|!ijl]/.test(character)) return 4.3;
  if (/[/()frt-]/.test(character)) return 6;
  if (/[aksvxyz]/.test(character)) return 8.2;
  return /\p{Lu}/u.test(character) ? 10.4 : 9;
}
