// Another icon than that of the rows of a list: sharing one would load the grid with each form (`scripts/vite/pageGroups.ts`).
import PreviewOutlined from '@mui/icons-material/PreviewOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../data/EngineContext';
import { useFormRecord } from '../fields/FormRecord';
import { FieldValue } from '../fields/FieldValue';
import { widgetField } from '../model/widgetField';
import { fieldSchema, widgetName } from '../model/widgetName';
import { useFormState } from './FormState';

/** A look at how a list will read, while it is edited item by item; for those whose widget shows more than its items. */
export function ListPreview({ name, value }: { name: string; value: readonly unknown[] }) {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();
  const { entity, labels } = useFormState();
  const record = useFormRecord();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const widget = fieldSchema(entity.schema, name).items ? widgets[widgetName(entity, name)] : undefined;
  if (!widget?.hasPreview) return null;

  const close = () => setOpen(false);
  const label = labels.field(name);
  return (
    <>
      <Button startIcon={<PreviewOutlined />} onClick={() => setOpen(true)} aria-haspopup="dialog" sx={{ justifySelf: 'start' }}>
        {t('preview.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="md">
        <DialogTitle id={titleId}>{t('preview.title', { label })}</DialogTitle>
        <DialogContent tabIndex={0}>
          <FieldValue field={widgetField(entity, name, label)} widget={widget} value={value} record={record} />
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {t('ui:close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
