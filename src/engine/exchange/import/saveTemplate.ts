import { saveFile } from '@/ui/saveFile';
import type { Resource } from '../../model/Resource';
import { csvBlob } from './csvBlob';
import type { ImportTexts } from './ruleText';

/** The template of an import: a title for each column, and one line that would be taken. */
export async function saveTemplate({ import: definition }: Resource, texts: ImportTexts): Promise<void> {
  const columns = definition?.columns ?? [];
  const lines = [columns.map((_, index) => texts.column(index)), columns.map(({ example }) => example)];
  saveFile(await csvBlob([lines]), texts.fileName('file.templateName'));
}
