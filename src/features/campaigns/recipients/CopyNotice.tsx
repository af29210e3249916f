import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFormRecord } from '@/engine/fields/FormRecord';
import { recordTitle } from '@/engine/model/recordTitle';
import type { WidgetField } from '@/engine/model/Widget';
import { useSession } from '@/session/hooks';

/** Tells what saving will do when the new recipients need a clean copy of the record: no content is lost, and the record gets another id. */
export function CopyNotice({ field }: { field: WidgetField }) {
  const { t } = useTranslation('recipients');
  const record = useFormRecord();
  const { user } = useSession();
  const isMine = record['creatorId'] === undefined || record['creatorId'] === user.id;
  return (
    <Alert severity="info" role="status">
      {t('cleanCopy', { title: recordTitle(field.entity.resource, record) })}
      {!isMine && ` ${t('becomesMine')}`}
    </Alert>
  );
}
