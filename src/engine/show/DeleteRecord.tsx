import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { ApiError } from '@/api/ApiError';
import { useApi } from '@/session/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useErrorText } from '../errorMessage';
import { fromOf, listPage } from '../form/destination';
import { useLabels } from '../labels';
import { useCan } from '../permissions';
import { recordTitle } from '../recordTitle';
import type { EntityBody, RecordData } from '../Resource';
import { useNotify } from '../useNotify';

interface DeleteRecordProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

/** Deletes the record after a dialog that names it and what goes with it; a failure stays in the dialog with its reason (ux J). */
export function DeleteRecord({ entity, id, record }: DeleteRecordProps) {
  const { t } = useTranslation('show');
  const labels = useLabels(entity.resource);
  const [open, setOpen] = useState(false);
  const remove = useRemove(entity, id);
  const title = recordTitle(entity.resource, record);

  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={open}
        destructive
        title={labels.deletion('title', title)}
        body={labels.deletion('body', title)}
        confirmLabel={labels.deletion('confirm', title)}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function useRemove({ resource }: EntityBody, id: string): () => Promise<void> {
  const api = useApi();
  const labels = useLabels(resource);
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const can = useCan(resource);
  const from = fromOf(useLocation().state);
  const { mutate } = useSWRConfig();

  return async () => {
    try {
      await api.remove(`${resource.endpoint.delete}/${encodeURIComponent(id)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = labels.message('error', 'deleted');
      notify.error(text, error);
      throw new Error(`${text}. ${errorText(error)}`, { cause: error });
    }
    notify.success(labels.message('success', 'deleted'));
    void mutate((key) => Array.isArray(key) && key[0] === resource.name && key[1] !== 'item');
    await navigate(listPage({ resource, can, from }), { replace: true });
    void mutate([resource.name, 'item', id], undefined, { revalidate: false });
  };
}
