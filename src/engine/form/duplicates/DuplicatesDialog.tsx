import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { controlId } from '../FormState';
import { DuplicateLinks } from './DuplicateLinks';
import type { Duplicates } from './findDuplicates';
import { takenOne, takeOver } from './takeOver';

interface DuplicatesDialogProps {
  entity: Entity;
  labels: Labels;
  found: readonly Duplicates[];
  onAccept(): void;
  /** Puts into the form what is known of an existing record, which the form refers to from then on. */
  onTake(values: RecordData): void;
  onCancel(): void;
}

/** Asks once before a record is created that may exist already. Refusing leads to the first value in question. */
export function DuplicatesDialog({ entity, labels, found, onAccept, onTake, onCancel }: DuplicatesDialogProps) {
  const { t } = useTranslation('form');
  const [taken, ...others] = found.filter(({ check }) => check.unique);
  useFocusBackTo((taken ?? found[0])?.field ?? '');

  if (taken) return <TakenDialog entity={entity} labels={labels} taken={[taken, ...others]} onTake={onTake} onCancel={onCancel} />;
  return (
    <ConfirmDialog
      open
      title={t('duplicates.title')}
      body={t('duplicates.body')}
      detail={<DuplicateList entity={entity} labels={labels} found={found} />}
      cancelLabel={t('duplicates.back')}
      confirmLabel={t('duplicates.create')}
      onConfirm={onAccept}
      onClose={onCancel}
    />
  );
}

/** The button that opened the dialog was disabled while the form was being sent, and cannot take the focus back (rule focus.kept). */
function useFocusBackTo(field: string): void {
  useEffect(
    () => () => {
      // MUI moves the focus in this same turn when the dialog closes, so this waits for the next one.
      setTimeout(() => document.getElementById(controlId(field))?.focus());
    },
    [field],
  );
}

interface TakenDialogProps extends Omit<DuplicatesDialogProps, 'found' | 'onAccept'> {
  taken: readonly [Duplicates, ...Duplicates[]];
}

/** Says that another record has a value which the server accepts only once, so nothing is created. Where the form can refer to that record, the dialog offers it. */
function TakenDialog({ entity, labels, taken, onTake, onCancel }: TakenDialogProps) {
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

/** The records that have the same values, field by field. */
function DuplicateList({ entity, labels, found }: { entity: Entity; labels: Labels; found: readonly Duplicates[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {found.map((duplicates) => (
        <li key={duplicates.field}>
          {labels.field(duplicates.field)} – <DuplicateLinks entity={entity} duplicates={duplicates} />
        </li>
      ))}
    </Box>
  );
}
