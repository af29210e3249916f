import { checkCell } from '../../src/engine/exchange/import/check/checkCell';
import { foldedLetters } from '../../src/i18n/fold';
import type { ImportColumn as FileColumn } from '../../src/generated/resourceFile';
import { nameOf } from './checkFields';
import type { Draft } from './Draft';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { normaliseImport } from './normaliseImport';

/** Checks what the import of a resource says about its columns, because a rule that contradicts itself would refuse every file. */
export function* checkImport({ resource }: Draft): Generator<Mistake> {
  const definition = resource.at('import');
  const columns = definition.at('columns').items();
  const names = columns.flatMap((column) => nameOf(column, 'name').text ?? []);
  const key = definition.at('key');
  if (key.text !== undefined && !names.includes(key.text)) yield key.unknownName('a column of the import', names);
  for (const column of columns) yield* checkColumn(column);
  yield* checkTitles(columns);
  if (definition.exists && !resource.at('permissions', 'import').exists) {
    yield resource.at('permissions', 'import').mistake('the permission of the page that the key "import" describes');
  }
}

function* checkColumn(column: JsonCursor): Generator<Mistake> {
  const format = column.at('format');
  for (const bound of ['minimum', 'maximum'].map((name) => column.at(name))) {
    if (bound.exists && format.text !== 'integer' && format.text !== 'decimal')
      yield bound.mistake('a bound of a column of the format "integer" or "decimal" only');
  }
  const choices = column.at('oneOf');
  for (const [, value] of column.at('alternatives').entries()) {
    const values = choices.items().flatMap((choice) => choice.text ?? []);
    if (value.text !== undefined && !values.includes(value.text))
      yield value.unknownName(`a value of "oneOf" (${values.join(', ')})`, values);
  }
  yield* checkExample(column);
}

/** The example must obey the rules of its column. Otherwise the import page would refuse its own template. */
function* checkExample(column: JsonCursor): Generator<Mistake> {
  const [definition] = normaliseImport({ type: '', columns: [column.value as FileColumn] }).columns;
  const example = column.at('example');
  if (!definition || typeof column.value !== 'object') return;
  const { refusal, warning } = checkCell(definition, example.text ?? '');
  if (refusal ?? warning) yield example.mistake('an example that obeys the rules of its column');
}

/** A title that matches two columns could put a value into the wrong one. */
function* checkTitles(columns: readonly JsonCursor[]): Generator<Mistake> {
  const owners = new Map<string, string>();
  for (const column of columns) {
    const name = nameOf(column, 'name');
    for (const title of [name, ...column.at('headers').items()]) {
      const plain = foldedLetters(title.text ?? '');
      const owner = owners.get(plain);
      if (owner !== undefined && owner !== name.text) yield title.mistake(`a title of its own: it means "${owner}" too`);
      owners.set(plain, name.text ?? '');
    }
  }
}
