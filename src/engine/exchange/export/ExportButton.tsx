import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from '@/ui/HeaderButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { lazyPart } from '@/ui/lazyPart';
import type { ExportedList } from './useExportScopes';
import { useMayExport } from './useMayExport';

/** The dialog and its CSV parser load when the dialog opens: few visits to a list need them. */
const { Part: ExportDialog } = lazyPart(() => import('./ExportDialog').then((m) => m.ExportDialog));

/** Opens the export dialog; renders nothing for operators who may not export. */
export function ExportButton(exported: ExportedList) {
  const { t } = useTranslation('export');
  const mayExport = useMayExport(exported.entity.resource);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayExport) return null;

  return (
    <>
      <HeaderButton icon={<FileDownloadOutlined />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('export')}
      </HeaderButton>
      <OverlayBoundary>{isOpen && <ExportDialog {...exported} onClose={() => setIsOpen(false)} />}</OverlayBoundary>
    </>
  );
}
