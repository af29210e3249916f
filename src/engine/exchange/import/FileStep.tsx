import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { formatFileSize } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { BusyButton } from '@/ui/BusyButton';
import { Button } from '@/ui/Button';
import { CSV_FILES, FileDrop } from '@/ui/FileDrop';
import { Notice } from '@/ui/Notice';
import { saveFile } from '@/ui/saveFile';
import { Tick } from '@/ui/Tick';
import { useTextContext } from '../../fields/useTextContext';
import type { Resource } from '../../model/Resource';
import type { Separator } from './check/separator';
import { LARGEST_FILE } from './chosenFault';
import { ColumnsHelp } from './ColumnsHelp';
import { csvBlob } from './csvBlob';
import { type ImportTexts, useImportTexts } from './ruleText';
import { StepBody } from './StepBody';
import type { useImportFile } from './useImportFile';

interface FileStepProps {
  resource: Resource;
  chosen: ReturnType<typeof useImportFile>;
  isArrival: boolean;
}

const SEPARATOR_NAMES: Record<Separator, string> = { ';': 'semicolon', ',': 'comma', '\t': 'tab' };

/** The first step: a file to choose, a template to start from, and whether the first line holds titles (specification 5.12, 5.13). */
export function FileStep({ resource, chosen, isArrival }: FileStepProps) {
  const { t } = useTranslation('import');
  const texts = useImportTexts(resource);

  return (
    <StepBody
      title={t('file.title')}
      isArrival={isArrival}
      actions={
        <BusyButton variant="contained" loading={isReading(chosen.work)} onClick={chosen.check}>
          {t('file.check')}
        </BusyButton>
      }
      beside={<ColumnsHelp resource={resource} />}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <Button variant="outlined" startIcon={<Download />} onClick={() => void saveTemplate(resource, texts)}>
          {t('file.template')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('file.templateHint')}
        </Typography>
      </Box>
      <FileChoice work={chosen.work} onChoose={chosen.choose} />
      <TitlesChoice hasTitles={chosen.work.hasTitles} onChange={chosen.setTitles} />
      <Typography>{t(`file.existing.${resource.import?.existing ?? 'kept'}`)}</Typography>
    </StepBody>
  );
}

type Work = ReturnType<typeof useImportFile>['work'];

/** Whether the file that was just chosen is being opened. */
function isReading({ file, opening, fault }: Work): boolean {
  return file !== undefined && !opening && !fault;
}

/** The button that chooses a file, and what was found in the chosen one. */
function FileChoice({ work, onChoose }: { work: Work; onChoose: (file: File) => void }) {
  const { t } = useTranslation('import');
  const { language } = useTextContext();
  const id = useId();
  const { file, lost, fault, opening } = work;
  const size = formatFileSize(LARGEST_FILE, language);
  useFaultFocus(id, fault);

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {lost !== undefined && <Notice severity="info" role="status">{t('file.lost', { name: lost })}</Notice>}
      <Typography id={`${id}-accepted`} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('file.accepted', { size })}
      </Typography>
      <FileDrop
        id={id}
        label={t(file ? 'file.replace' : 'file.choose')}
        accept={CSV_FILES}
        invalid={fault !== undefined}
        describedBy={`${id}-accepted ${id}-chosen${fault ? ` ${id}-fault` : ''}`}
        onFile={onChoose}
      />
      <Box id={`${id}-chosen`} role="status" sx={{ typography: 'body1' }}>
        {file && <div>{t('file.chosen', { name: file.name, size: formatFileSize(file.size, language) })}</div>}
        {opening && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('file.found', { separator: t(`file.separators.${SEPARATOR_NAMES[opening.separator]}`), encoding: t(`file.encodings.${opening.encoding}`) })}
          </Box>
        )}
        {isReading(work) && t('file.reading')}
      </Box>
      {fault && (
        <FormHelperText error id={`${id}-fault`} role="alert" sx={{ m: 0 }}>
          {t(`file.faults.${fault}`, { size })}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Whether the first line of the file holds titles. */
function TitlesChoice({ hasTitles, onChange }: { hasTitles: boolean; onChange: (hasTitles: boolean) => void }) {
  const { t } = useTranslation('import');
  const hint = useId();

  return (
    <Box>
      <Tick label={t('file.titled')} checked={hasTitles} aria-describedby={hint} onChange={(event) => onChange(event.target.checked)} />
      <Typography id={hint} variant="body2" sx={{ color: 'text.secondary', ml: 3.5 }}>
        {t('file.titledHint')}
      </Typography>
    </Box>
  );
}

/** Moves the focus to the field that chooses a file when a check is asked for without one. */
function useFaultFocus(id: string, fault: string | undefined): void {
  useEffect(() => {
    if (fault === 'none') document.getElementById(id)?.focus();
  }, [id, fault]);
}

/** Saves the template of an import: a title for each column, and an example line that would be accepted. */
async function saveTemplate({ import: definition }: Resource, texts: ImportTexts): Promise<void> {
  const columns = definition?.columns ?? [];
  const lines = [columns.map((_, index) => texts.column(index)), columns.map(({ example }) => example)];
  saveFile(await csvBlob([lines]), texts.fileName('file.templateName'));
}
