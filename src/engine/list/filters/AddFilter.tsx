import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OverlayBoundary } from '@/ui/PartBoundary';
import type { MenuChoice } from '../../fields/ChoiceMenu';
import { ChoiceMenu } from '../../fields/choiceMenuChunk';

interface AddFilterProps {
  filters: readonly MenuChoice[];
  onAdd: (name: string) => void;
}

/** A menu of the optional filters that are not displayed yet. The filter that is chosen appears and takes the focus. */
export function AddFilter({ filters, onAdd }: AddFilterProps) {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (filters.length === 0) return null;

  function handlePick(name: string) {
    setAnchor(undefined);
    onAdd(name);
  }

  return (
    <>
      <Button
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: { xs: 44, sm: 40 } }}
      >
        {t('addFilter')}
      </Button>
      <OverlayBoundary>
        {anchor && <ChoiceMenu anchor={anchor} label={t('addFilter')} choices={filters} onPick={handlePick} onClose={() => setAnchor(undefined)} />}
      </OverlayBoundary>
    </>
  );
}
