import Add from '@mui/icons-material/Add';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Refresh from '@mui/icons-material/Refresh';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { HeaderButton } from '@/ui/HeaderButton';
import { RouterLink } from '@/ui/RouterLink';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { useLabels } from '../fields/labels';
import { useCan } from '../model/permissions';
import type { Resource } from '../model/Resource';

interface CreateButtonProps {
  resource: Resource;
  /** Whether the button stands beside a heading, where a telephone has no room for its words. */
  isBesideHeading?: boolean;
}

/** The button that creates a record. Renders nothing for those who may not create one. */
export function CreateButton({ resource, isBesideHeading = false }: CreateButtonProps) {
  const words = useLabels(resource).action('create');
  const can = useCan(resource);
  const isBrief = useIsNarrow() && isBesideHeading;
  const { pathname, search } = useLocation();
  if (!can('create')) return null;

  return (
    <Button
      variant="contained"
      component={RouterLink}
      href={`${resource.route}/create`}
      state={{ from: pathname + search }}
      {...(isBrief ? { 'aria-label': words, title: words, style: { minWidth: 44 } } : { startIcon: <Add /> })}
    >
      {isBrief ? <Add /> : words}
    </Button>
  );
}

/** The link to the dashboard. Renders nothing where there is no dashboard of all records, or for those who may not open it. */
export function DashboardButton({ resource }: { resource: Resource }) {
  const { t } = useTranslation('list');
  const can = useCan(resource);
  const { route, dashboard } = resource;
  if (!dashboard || dashboard.parameter || !can('dashboard')) return null;

  return (
    <HeaderButton icon={<InsightsOutlined />} component={RouterLink} href={`${route}/${dashboard.path}`}>
      {t('dashboard')}
    </HeaderButton>
  );
}

/** The link to the import. Renders nothing for those who may not import. */
export function ImportButton({ resource }: { resource: Resource }) {
  const { t } = useTranslation('list');
  const can = useCan(resource);
  if (!can('import')) return null;

  return (
    <HeaderButton icon={<UploadFileOutlined />} component={RouterLink} href={`${resource.route}/${resource.importPath ?? 'import'}`}>
      {t('import')}
    </HeaderButton>
  );
}

export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('list');
  return (
    <HeaderButton icon={<Refresh />} aria-busy={isRefreshing} onClick={onRefresh}>
      {t('refresh')}
    </HeaderButton>
  );
}
