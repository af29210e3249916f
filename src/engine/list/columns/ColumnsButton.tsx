import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { HeaderButton } from '@/ui/HeaderButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';
import type { Entity } from '../../model/Resource';
import type { Columns } from './useColumns';

const { Part: ColumnChooser } = libraryPart(() => Promise.all([import('./ColumnChooser'), loadLaterTexts('columns')]).then(([m]) => m.ColumnChooser));

/** The button that opens the column chooser. */
export function ColumnsButton({ entity, columns }: { entity: Entity; columns: Columns }) {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement>();

  return (
    <>
      <HeaderButton
        icon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns.title')}
      </HeaderButton>
      <OverlayBoundary>{anchor && <ColumnChooser anchor={anchor} entity={entity} columns={columns} onClose={() => setAnchor(undefined)} />}</OverlayBoundary>
    </>
  );
}
