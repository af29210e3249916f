/** What a column asks of the width there is, in px. */
export interface ColumnWidth {
  /** Enough for all of its texts when they are alike, as dates are, or few, as those of a status; for half of them otherwise: a long text may be cut. */
  least: number;
  /** Enough for the longest: columns share what is left in these proportions. */
  wanted: number;
}

const PADDING = 25;
const NARROWEST = 80;
/** Of texts of all lengths, and of the column that names the record. */
const MIXED = 130;
const NAME = 170;
const WIDEST = 280;
/** Texts are alike when their widths differ by less than a character. */
const ALIKE = 10;
const MANY_TIMES = 4;

/** A label is smaller than the texts below it, takes two lines and leaves room for its arrow. */
const LABEL = { scale: 0.87, arrow: 20, widest: 116 } as const;

interface ColumnContent {
  isName?: boolean;
  /** What stands beside each text, in px. */
  beside?: number | undefined;
}

/** The width of a column from the texts of the first page: measuring them on screen would cost a second rendering. */
export function columnWidth(label: string, texts: readonly (string | undefined)[], { isName = false, beside = 0 }: ColumnContent = {}): ColumnWidth {
  const widths = texts.flatMap((text) => (text === undefined ? [] : [textWidth(text) + PADDING])).sort((a, b) => a - b);
  const [shortest = 0, longest = 0] = [widths[0], widths.at(-1)];
  const half = widths[Math.floor(widths.length / 2)] ?? 0;
  const isWhole = longest - shortest < ALIKE || (longest <= MIXED && isFewTexts(texts));
  const forTexts = isName ? Math.min(longest, NAME) : isWhole ? longest : Math.min(half, MIXED);
  const least = Math.max(NARROWEST, labelWidth(label), Math.min(forTexts + beside, WIDEST));
  return { least: Math.round(least), wanted: Math.round(Math.max(least, Math.min(longest + beside, WIDEST))) };
}

/** The same words over and over, as of a status: the rare one is the one that matters. */
function isFewTexts(texts: readonly (string | undefined)[]): boolean {
  return new Set(texts).size * MANY_TIMES <= texts.length;
}

function labelWidth(label: string): number {
  const longestWord = Math.max(...label.split(/[\s-]/).map(textWidth));
  const text = Math.max(longestWord, textWidth(label) / 2) * LABEL.scale;
  return Math.min(LABEL.widest, text + PADDING + LABEL.arrow);
}

/** In px, near enough for the font of the app: figures all have the same width, capitals are wider, some signs are narrow. */
function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (/\d/.test(character)) return 9.6;
  if (/[\s.,:;/'’|!()ijlt-]/.test(character)) return 5.2;
  return /\p{Lu}/u.test(character) ? 10.4 : 8.4;
}
