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
  const text: TextContext = { ...words.text, language: 'fr', wordsIn: words.text.language };
  const { label, about, widget, textOf } = columnField(entity, field, { ...words, text });
  const write = (record: RecordData) => (widget.toSpreadsheet ? widget.toSpreadsheet(record[field], about, text, record) : textOf(record)) ?? '';
  return { key: field, label, write };
}
