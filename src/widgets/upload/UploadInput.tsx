import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CSV_FILES, FileDrop } from '@/engine/import/FileDrop';
import type { InputProps } from '@/engine/Widget';
import { useAnnounce } from '@/ui/Announcer';
import { checkFile, type UploadFault } from './checkFile';
import { isUploadChoice, savedNames, type UploadChoice } from './uploadChoice';

/**
 * A file of the record: the stored one by its name, another chosen by the button or dropped on it, read before it is accepted. It leaves
 * after the record, by the widget's `afterSave`.
 */
export function UploadInput({ id, field, value, onChange, onBlur, disabled, invalid, describedBy }: InputProps) {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  const [fault, setFault] = useState<UploadFault>();
  const columns = Number(field.options['columns'] ?? 1);
  const choice = isUploadChoice(value) ? value : undefined;
  const stored = savedNames(value, field);
  const saved = choice ? choice.saved : value;

  async function choose(chosen: File) {
    const checked = await checkFile(chosen, columns);
    const isFaulty = 'kind' in checked;
    setFault(isFaulty ? checked : undefined);
    if (!isFaulty) {
      onChange({ ...checked, saved } satisfies UploadChoice);
      announce(t('upload.accepted'));
    }
    onBlur();
  }

  function withdraw() {
    setFault(undefined);
    onChange(saved);
    document.getElementById(id)?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 420 }}>
      {stored.length > 0 && <Typography sx={{ overflowWrap: 'anywhere' }}>{t('upload.stored', { names: stored.join(', ') })}</Typography>}
      {choice && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('upload.chosen', { name: choice.file.name, count: choice.lines })}
          </Typography>
          <Button size="small" disabled={disabled} onClick={withdraw}>
            {t('upload.withdraw')}
          </Button>
        </Box>
      )}
      <FileDrop
        id={id}
        accept={CSV_FILES}
        label={t(choice || stored.length > 0 ? 'upload.replace' : 'upload.choose')}
        invalid={invalid || fault !== undefined}
        disabled={disabled}
        describedBy={[describedBy, fault && `${id}-fault`].filter(Boolean).join(' ')}
        onFile={(file) => void choose(file)}
      />
      {fault && (
        <FormHelperText error id={`${id}-fault`} role="alert">
          {fault.kind === 'columns' ? t('upload.faults.columns', { line: fault.line, count: columns }) : t(`upload.faults.${fault.kind}`)}
        </FormHelperText>
      )}
    </Box>
  );
}
