import MapOutlined from '@mui/icons-material/MapOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { useTranslation } from '@/i18n/useTranslation';
import { HeaderButton } from '@/ui/HeaderButton';
import type { ViewMode } from './useViewMode';

/** Switches between the rows and the map. The button keeps its place, and so the focus. */
export function ViewModeButton({ viewMode, onChange }: { viewMode: ViewMode; onChange: (viewMode: ViewMode) => void }) {
  const { t } = useTranslation('list');
  return viewMode === 'map' ? (
    <HeaderButton icon={<TableRowsOutlined />} onClick={() => onChange('rows')}>
      {t('asRows')}
    </HeaderButton>
  ) : (
    <HeaderButton icon={<MapOutlined />} onClick={() => onChange('map')}>
      {t('asMap')}
    </HeaderButton>
  );
}
