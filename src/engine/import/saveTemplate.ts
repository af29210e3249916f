import { saveFile } from '@/ui/saveFile';
import type { Resource } from '../Resource';
import { csvBlob } from './csvBlob';

/** The template of an import: a title for each column, and one line that would be taken. */
export async function saveTemplate({ name, import: definition }: Resource, word: string, titleOf: (column: string) => string): Promise<void> {
  const columns = definition?.columns ?? [];
  const lines = [columns.map((column) => titleOf(column.name)), columns.map(({ example }) => example)];
  saveFile(await csvBlob([lines]), `${name}-${word}.csv`);
}
