import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { memo, useCallback, useEffect, useState } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { libraryPart } from '@/ui/libraryPart';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useClosedByTravel } from '@/ui/useClosedByTravel';
import { isApple } from '../keys/isApple';
import { TypedAhead } from './TypedAhead';

const { Part: Palette, preload } = libraryPart(() => Promise.all([import('./Palette'), loadLaterTexts('palette')]).then(([module]) => module.Palette));

/** The button that opens the palette, as Ctrl+K (⌘K) does on any page. */
export const PaletteButton = memo(function PaletteButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [ahead, setAhead] = useState('');
  // Changes each time the palette opens, so that code which failed to load is requested again, and a failure is said again.
  const [turn, setTurn] = useState(0);
  const open = useCallback(() => {
    setOpen(true);
    setAhead('');
    setTurn((before) => before + 1);
  }, []);
  usePaletteKey(open);
  const close = () => setOpen(false);
  useClosedByTravel(close);

  return (
    <>
      <Button
        className="top-search"
        color="inherit"
        size="small"
        title={t('search')}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <SearchOutlined />
        <span>{t('search')}</span>
        <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </Button>
      <OverlayBoundary key={turn} fallback={<TypedAhead text={ahead} onType={setAhead} onClose={close} />}>
        {isOpen && <Palette ahead={ahead} onClose={close} />}
      </OverlayBoundary>
    </>
  );
});

/** Opens the palette by its shortcut and keeps the browser from opening its own search. A dialog that is open comes first, as it waits for an answer. */
function usePaletteKey(open: () => void) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // Loads the palette when the modifier key goes down, so that text typed right after the shortcut does not land in the page behind.
      if (event.key === 'Control' || event.key === 'Meta') void preload();
      const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isOurs || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);
}
