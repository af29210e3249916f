import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import type { Resource } from '../../model/Resource';
import type { Checker } from './check/Checker';
import { useImportTexts } from './ruleText';
import { saveRefusedLines } from './saveRefusedLines';

interface RefusedLinesButtonProps {
  resource: Resource;
  /** The checker of the file; absent once the page has been reloaded, which forgets the file. */
  checker: Checker | undefined;
}

/** Saves the lines to be corrected in a file of their own. */
export function RefusedLinesButton({ resource, checker }: RefusedLinesButtonProps) {
  const { t } = useTranslation('import');
  const texts = useImportTexts(resource);
  if (!checker) return null;
  const sentence = (line: number, todo: string) => t('check.fromLine', { line, todo });
  const saving = { resource, checker, texts, title: t('check.linesTitle'), sentence, fileName: texts.fileName('check.linesFile') };
  return (
    <Button variant="outlined" style={{ justifySelf: 'start' }} onClick={() => void saveRefusedLines(saving)}>
      {t('check.downloadLines')}
    </Button>
  );
}
