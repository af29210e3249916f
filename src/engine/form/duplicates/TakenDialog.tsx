import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { DuplicateList } from './DuplicateList';
import type { Duplicates } from './findDuplicates';
import { takenOne, takeOver } from './takeOver';

interface TakenDialogProps {
  entity: Entity;
  labels: Labels;
  taken: readonly [Duplicates, ...Duplicates[]];
  onTake(values: RecordData): void;
  onCancel(): void;
}

/** Says that another record has a value which the server accepts only once, so nothing is created. Where the form can refer to that record, the dialog offers it. */
export function TakenDialog({ entity, labels, taken, onTake, onCancel }: TakenDialogProps) {
  const { t } = useTranslation('form');
  const [duplicates] = taken;
  const one = takenOne(duplicates);

  return (
    <ConfirmDialog
      open
      title={t('duplicates.taken.title', { label: labels.field(duplicates.field) })}
      body={t(one ? 'duplicates.taken.offer' : 'duplicates.taken.body')}
      detail={<DuplicateList entity={entity} labels={labels} found={taken} />}
      cancelLabel={t('duplicates.back')}
      {...(one && { confirmLabel: t('duplicates.taken.take') })}
      onConfirm={() => one && onTake(takeOver(entity, duplicates, one))}
      onClose={onCancel}
    />
  );
}
