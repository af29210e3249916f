import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { describedBy, FieldFrame } from '../form/FieldFrame';
import { useLabels } from '../labels';
import type { RecordData } from '../Resource';
import { deletion } from './deletion';
import type { BulkMeans } from './tasks';
import type { NamedTask } from './useBulkJob';
import { useSomeNames } from './useSomeNames';

interface AskDeletionProps {
  means: BulkMeans;
  records: readonly RecordData[];
  onStart: (task: NamedTask) => void;
  onClose: () => void;
}

/** How many of what disappear with what, and a word to type: a press too many deletes nothing (ux J). */
export function AskDeletion({ means: { api, entity }, records, onStart, onClose }: AskDeletionProps) {
  const { t } = useTranslation('bulk');
  const labels = useLabels(entity.resource);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const names = useSomeNames(entity, records);
  const selection = labels.count(records.length);
  const word = t('deletionWord');
  const isTyped = typed.trim().toLocaleUpperCase() === word;
  const message = isRefused && !isTyped ? t('deletionWordMissing', { word }) : undefined;

  function handleConfirm() {
    setRefused(true);
    if (!isTyped) return box.current?.focus();
    onStart({ title: t('deleting', { selection }), task: deletion(api, entity) });
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={t('deleteTitle', { selection })}
      body={`${names} ${labels.deletion('selection', selection)}`}
      confirmLabel={t('deleteConfirm', { selection })}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <FieldFrame id={id} label={t('deletionWordLabel', { word })} labelPlace="above" required marks="optional" help={undefined} message={message}>
        <OutlinedInput
          autoFocus
          id={id}
          inputRef={box}
          value={typed}
          error={message !== undefined}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ input: { autoComplete: 'off', spellCheck: false, 'aria-describedby': describedBy(id, { message }) } }}
        />
      </FieldFrame>
    </ConfirmDialog>
  );
}
