import { columnField, type ColumnWords } from '../../fields/columnField';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import type { TextContext } from '../../model/Widget';
import type { CsvColumn } from './CsvFile';

/** The entity and the words with which a column of a file is written. */
export interface Writing extends ColumnWords {
  entity: EntityBody;
}

interface ColumnWriter extends CsvColumn {
  /** The text that the operator reads in the cell (rule text.one); empty when there is no value. */
  write(record: RecordData): string;
}

/** Writes a field as a column of the file: words in the operator's language, dates and numbers in the form that a French Excel reads. */
export function columnWriter(field: string, { entity, ...words }: Writing): ColumnWriter {
  const text: TextContext = { ...rememberedWords(words.text), language: 'fr' };
  const { label, about, widget, textOf } = columnField(entity, field, { ...words, text });
  const write = (record: RecordData) => (widget.toSpreadsheet ? widget.toSpreadsheet(record[field], about, text, record) : textOf(record)) ?? '';
  return { key: field, label, write };
}

/** Looks each word up only once, since a file repeats the same few words a hundred thousand times. */
export function rememberedWords(text: TextContext): TextContext {
  const known = new Map<string, string>();

  function once(key: string, look: () => string): string {
    const word = known.get(key) ?? look();
    known.set(key, word);
    return word;
  }

  return {
    ...text,
    choiceLabel: (field, value) => once(`${field.entity.resource.name}.${field.name} ${String(value)}`, () => text.choiceLabel(field, value)),
    t: (key, options) => (options ? text.t(key, options) : once(key, () => text.t(key))),
  };
}
