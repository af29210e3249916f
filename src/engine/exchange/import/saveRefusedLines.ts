import { saveFile } from '@/ui/saveFile';
import type { Resource } from '../../model/Resource';
import type { Checker, RefusedLine } from './check/Checker';
import { csvBlob } from './csvBlob';
import type { ImportTexts } from './ruleText';

interface Saving {
  resource: Resource;
  checker: Checker;
  texts: ImportTexts;
  /** The title of the column that says what to do. It names no column of the import, so that the file can be imported without removing it. */
  title: string;
  /** Makes the text of that column: "Ligne 12 : …". */
  sentence(line: number, todo: string): string;
  fileName: string;
}

const BATCH = 250;

/** Saves the refused lines as they are in the file, each with what to do in a last column, to be corrected in a spreadsheet and imported on their own. */
export async function saveRefusedLines({ fileName, ...saving }: Saving): Promise<void> {
  saveFile(await csvBlob(batches(saving)), fileName);
}

async function* batches({ resource, checker, texts, title, sentence }: Omit<Saving, 'fileName'>) {
  const names = (resource.import?.columns ?? []).map((_column, index) => texts.column(index));
  let titles: readonly string[] | undefined;
  for (let offset = 0; ; offset += BATCH) {
    const found = await checker.refusedLines({ offset, limit: BATCH });
    if (!titles) yield [[...(titles = found.titles ?? names), title]];
    const width = titles.length;
    yield found.lines.map((line) => row(line, width, texts, sentence));
    if (found.lines.length < BATCH) return;
  }
}

function row({ line, cells, problems }: RefusedLine, width: number, texts: ImportTexts, sentence: Saving['sentence']): string[] {
  const padding = Array.from({ length: Math.max(0, width - cells.length) }, () => '');
  return [...cells, ...padding, sentence(line, problems.map((problem) => texts.todo(problem)).join('. '))];
}
