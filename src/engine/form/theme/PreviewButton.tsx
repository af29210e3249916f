// This is another icon than in the rows of a list: sharing that one would load the grid with each form (`scripts/vite/pageGroups.ts`).
import PreviewOutlined from '@mui/icons-material/PreviewOutlined';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { libraryPart } from '@/ui/libraryPart';
import { OverlayBoundary } from '@/ui/PartBoundary';

const { Part: PreviewDialog } = libraryPart(() => import('./PreviewDialog').then((m) => m.PreviewDialog));

interface PreviewButtonProps {
  /** The label of the field that is previewed. */
  label: string;
  disabled?: boolean;
  /** The preview. */
  children: ReactNode;
}

/** A button that opens a dialog with a preview of what is being edited. */
export function PreviewButton({ label, disabled = false, children }: PreviewButtonProps) {
  const { t } = useTranslation('form');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PreviewOutlined />} disabled={disabled} onClick={() => setOpen(true)} aria-haspopup="dialog" style={{ justifySelf: 'start' }}>
        {t('preview.open')}
      </Button>
      <OverlayBoundary>
        {isOpen && (
          <PreviewDialog label={label} onClose={() => setOpen(false)}>
            {children}
          </PreviewDialog>
        )}
      </OverlayBoundary>
    </>
  );
}
