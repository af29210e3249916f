import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { HeaderButton } from '@/ui/HeaderButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';
import { cutWork, dropCut, useWorkPlace } from '../../data/cutWork';
import type { ExportedList } from './useExportScopes';
import { useMayExport } from './useMayExport';

/** The dialog and its CSV parser load when the dialog opens: few visits to a list need them. */
const { Part: ExportDialog } = libraryPart(() => import('./ExportDialog').then((m) => m.ExportDialog));

/** Opens the export dialog; renders nothing for operators who may not export. */
export function ExportButton(exported: ExportedList) {
  const { t } = useTranslation('export');
  const mayExport = useMayExport(exported.entity.resource);
  const place = useWorkPlace('export', exported.entity.resource.name);
  // Whoever comes back after an export was cut off is told so, in its dialog.
  const [isOpen, setIsOpen] = useState(() => cutWork(place) !== undefined);
  if (!mayExport) return null;

  function handleClose() {
    dropCut(place);
    setIsOpen(false);
  }

  return (
    <>
      <HeaderButton icon={<FileDownloadOutlined />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('export')}
      </HeaderButton>
      <OverlayBoundary>{isOpen && <ExportDialog {...exported} onClose={handleClose} />}</OverlayBoundary>
    </>
  );
}
