import Add from '@mui/icons-material/Add';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RouterLink } from '@/ui/RouterLink';
import { useLabels } from '../labels';
import { useCan } from '../permissions';
import type { Resource } from '../Resource';

/** Nothing for those who may not create. */
export function CreateButton({ resource }: { resource: Resource }) {
  const labels = useLabels(resource);
  const can = useCan(resource);
  const { pathname, search } = useLocation();
  if (!can('create')) return null;

  return (
    <Button variant="contained" startIcon={<Add />} component={RouterLink} href={`${resource.route}/create`} state={{ from: pathname + search }}>
      {labels.action('create')}
    </Button>
  );
}

export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('list');
  return (
    <Button variant="text" color="inherit" startIcon={<Refresh />} aria-busy={isRefreshing} onClick={onRefresh}>
      {t('refresh')}
    </Button>
  );
}
