import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OverlayBoundary } from '@/ui/PartBoundary';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { DeleteDialog } from './deleteDialogChunk';
import { useLeaveGone } from '../page/useLeaveGone';

interface DeleteRecordProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

/** Deletes the record of a page, after a dialog, and leaves for the list. */
export function DeleteRecord({ entity, id, record }: DeleteRecordProps) {
  const { t } = useTranslation('show');
  const [isOpen, setOpen] = useState(false);
  const leave = useLeaveGone(entity.resource, id);

  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <OverlayBoundary>{isOpen && <DeleteDialog entity={entity} record={record} onDeleted={leave} onClose={() => setOpen(false)} />}</OverlayBoundary>
    </>
  );
}
