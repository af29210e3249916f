import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Labels } from '../../labels';
import type { Entity } from '../../Resource';
import { controlId } from '../FormState';
import { AlikeLinks } from './AlikeLinks';
import type { Alike } from './findAlike';

interface AlikeDialogProps {
  entity: Entity;
  labels: Labels;
  found: readonly Alike[];
  onAccept(): void;
  onCancel(): void;
}

/** Asked once before a record is created that may be there already. The way out leads to the first value in question. */
export function AlikeDialog({ entity, labels, found, onAccept, onCancel }: AlikeDialogProps) {
  const { t } = useTranslation('form');
  useFocusBackTo(found[0]?.field ?? '');

  return (
    <ConfirmDialog
      open
      title={t('alike.title')}
      body={t('alike.body')}
      detail={
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {found.map((alike) => (
            <li key={alike.field}>
              {labels.field(alike.field)} – <AlikeLinks entity={entity} alike={alike} />
            </li>
          ))}
        </Box>
      }
      cancelLabel={t('alike.back')}
      confirmLabel={t('alike.create')}
      onConfirm={onAccept}
      onClose={onCancel}
    />
  );
}

/** The button that opened the dialog was disabled while the form was being sent, and cannot take the focus back (ux R5). */
function useFocusBackTo(field: string): void {
  useEffect(
    () => () => {
      // The dialog lets the focus go in this very turn.
      setTimeout(() => document.getElementById(controlId(field))?.focus());
    },
    [field],
  );
}
