import type { ImportColumn, ImportDefinition } from '../../src/engine/model/FileExchange';
import type { Resource } from '../../src/engine/model/Resource';
import type * as File from '../../src/generated/resourceFile';

/** The import of a resource in its complete form. */
export function normaliseImport({ columns, ...file }: File.Import): ImportDefinition {
  return { existing: 'kept', ...file, columns: columns.map(normaliseColumn) };
}

function normaliseColumn(column: File.ImportColumn): ImportColumn {
  const file = typeof column === 'string' ? { name: column } : column;
  const { format = 'text', ...rules } = file;
  return { required: false, example: '', headers: [], ...(format === 'yesNo' ? YES_NO : { format }), ...rules };
}

/** The platform expects yes and no as numbers, whereas people write words. */
const YES_NO = {
  format: 'text' as const,
  oneOf: ['0', '1'],
  alternatives: { Non: '0', No: '0', Faux: '0', False: '0', Oui: '1', Yes: '1', Vrai: '1', True: '1' },
};

/** The words of an entity in one language that an import needs. */
interface ImportWords {
  import?: { columns?: Record<string, string> };
  fields?: Record<string, string>;
}

/** Lets an import recognise each column by its label in either language, whichever language the operator uses. */
export function withColumnLabels(resource: Resource, words: readonly ImportWords[]): Resource {
  if (!resource.import) return resource;
  const columns = resource.import.columns.map((column) => {
    const labels = words.flatMap((language) => labelOf(column.name, language) ?? []);
    return { ...column, headers: [...new Set([...labels, ...column.headers])] };
  });
  return { ...resource, import: { ...resource.import, columns } };
}

function labelOf(name: string, words: ImportWords): string | undefined {
  return words.import?.columns?.[name] ?? words.fields?.[name];
}
