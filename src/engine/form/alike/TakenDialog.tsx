import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { AlikeList } from './AlikeList';
import type { Alike } from './findAlike';
import { takenOne, takeOver } from './takeOver';

interface TakenDialogProps {
  entity: Entity;
  labels: Labels;
  taken: readonly [Alike, ...Alike[]];
  onTake(values: RecordData): void;
  onCancel(): void;
}

/** A value that the server takes once is another record's already: nothing is created with it. Where the form can mean that record, it is offered. */
export function TakenDialog({ entity, labels, taken, onTake, onCancel }: TakenDialogProps) {
  const { t } = useTranslation('form');
  const [alike] = taken;
  const one = takenOne(alike);

  return (
    <ConfirmDialog
      open
      title={t('alike.taken.title', { label: labels.field(alike.field) })}
      body={t(one ? 'alike.taken.offer' : 'alike.taken.body')}
      detail={<AlikeList entity={entity} labels={labels} found={taken} />}
      cancelLabel={t('alike.back')}
      {...(one && { confirmLabel: t('alike.taken.take') })}
      onConfirm={() => one && onTake(takeOver(entity, alike, one))}
      onClose={onCancel}
    />
  );
}
