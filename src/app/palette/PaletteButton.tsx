import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLaterTexts } from '@/i18n/i18n';
import { lazyPart } from '@/ui/lazyPart';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { isApple } from '../keys/isApple';
import { TypedAhead } from './TypedAhead';

const { Part: Palette, preload } = lazyPart(() => Promise.all([import('./Palette'), loadLaterTexts('palette')]).then(([module]) => module.Palette));

/** Opens the palette, as Ctrl+K (⌘K) does from anywhere. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [ahead, setAhead] = useState('');
  // What did not come is asked for again, or said again.
  const [turn, setTurn] = useState(0);
  const open = useCallback(() => {
    setOpen(true);
    setAhead('');
    setTurn((before) => before + 1);
  }, []);
  usePaletteKey(open);
  const close = () => setOpen(false);

  return (
    <>
      <Button
        color="inherit"
        size="small"
        title={t('search')}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        sx={{ minWidth: 44, gap: 1, '& svg': { fontSize: 20 } }}
      >
        <SearchOutlined />
        <Box component="span" sx={wordStyle}>
          {t('search')}
        </Box>
        <Box component="kbd" aria-hidden="true" sx={{ display: { xs: 'none', lg: 'block' }, px: 0.75, border: 1, borderColor: 'divider', borderRadius: 1, font: 'inherit', color: 'text.secondary' }}>
          {isApple ? '⌘K' : 'Ctrl K'}
        </Box>
      </Button>
      <OverlayBoundary key={turn} fallback={<TypedAhead text={ahead} onType={setAhead} onClose={close} />}>
        {isOpen && <Palette ahead={ahead} onClose={close} />}
      </OverlayBoundary>
    </>
  );
}

/** Not over a dialog, which asks for an answer first; and not the browser's own search in its place. */
function usePaletteKey(open: () => void) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // What is typed right after must not land in the page behind: the palette is there by then.
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

/** Out of sight where there is no room, still the button's name. */
const wordStyle = {
  '@media (max-width: 1199.95px)': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
};
