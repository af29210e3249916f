import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { duplicateLink } from '@/engine/model/duplicate';
import { useCan } from '@/engine/model/permissions';
import { RouterLink } from '@/ui/RouterLink';
import { useSend } from './SendContext';
import { isLocked } from './sendState';

/** What was tested or sent can no longer change: a copy can. */
export function CopyLink() {
  const { t } = useTranslation('form');
  const { entity, id, state } = useSend();
  const copy = duplicateLink(entity.resource, id, useCan(entity.resource));
  if (copy === undefined || isLocked(state)) return null;
  return (
    <Button size="small" color="inherit" component={RouterLink} href={copy} sx={{ whiteSpace: 'nowrap' }}>
      {t('copyInstead')}
    </Button>
  );
}
