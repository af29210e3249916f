import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog, type ConfirmFailure } from '@/ui/ConfirmDialog';
import { PartBoundary } from '@/ui/PartBoundary';
import type { ActionUse } from '../model/ActionUse';
import { useLabels } from '../fields/labels';
import type { Entity } from '../model/Resource';
import { isEmptyValue } from '../model/transforms/emptyValue';
import { AskedReference } from './AskedReference';

interface ActionDialogProps {
  entity: Entity;
  use: ActionUse;
  /** The name of the record, or the number and kind of a selection. */
  title: string;
  /** Called with the operator's choice, where the action asks for one. A failure is shown inside the dialog; without one, whoever opened the dialog closes it. */
  onConfirm: (asked: unknown) => Promise<ConfirmFailure | undefined>;
  onClose: () => void;
}

/** Says what an action will do and to what, asks for what it needs, then performs it (rule deletion.asked). */
export function ActionDialog({ entity, use, title, onConfirm, onClose }: ActionDialogProps) {
  const { t } = useTranslation('form');
  const labels = useLabels(entity.resource);
  const id = useId();
  const [asked, setAsked] = useState<unknown>();
  const [isMissing, setMissing] = useState(false);
  const word = (part: 'Title' | 'Body' | 'Asked' | 'Confirm') => labels.actionDialog(use.name, part, title);
  const label = word('Asked') ?? '';

  async function handleConfirm() {
    setMissing(use.ask !== undefined && isEmptyValue(asked));
    if (!use.ask || !isEmptyValue(asked)) return onConfirm(asked);
    document.getElementById(id)?.focus();
    return undefined;
  }

  return (
    <ConfirmDialog
      open
      destructive={use.danger}
      title={word('Title') ?? ''}
      body={word('Body')}
      confirmLabel={word('Confirm') ?? ''}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {use.ask && (
        <PartBoundary fallback={<Box sx={{ height: 64 }} />}>
          <AskedReference
            id={id}
            entity={entity}
            resource={use.ask}
            label={label}
            value={asked}
            message={isMissing && isEmptyValue(asked) ? t('rules.requiredChoice', { label }) : undefined}
            onChange={setAsked}
          />
        </PartBoundary>
      )}
    </ConfirmDialog>
  );
}
