import Add from '@mui/icons-material/Add';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { OverlayBoundary } from '@/ui/PartBoundary';
import type { MenuChoice } from '../../fields/ChoiceMenu';
import { ChoiceMenu } from '../../fields/choiceMenuChunk';
import './filterButtons.css';

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
        className="filter-button"
      >
        {t('addFilter')}
      </Button>
      <OverlayBoundary>
        {anchor && <ChoiceMenu anchor={anchor} label={t('addFilter')} choices={filters} onPick={handlePick} onClose={() => setAnchor(undefined)} />}
      </OverlayBoundary>
    </>
  );
}
