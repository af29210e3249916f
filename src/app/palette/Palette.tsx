import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { TFunction } from 'i18next';
import { useEffect, useId, type KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { TextBox } from '@/ui/TextBox';
import { useIsNarrow } from '@/ui/useIsNarrow';
import { PaletteList } from './PaletteList';
import { usePalette } from './usePalette';

interface PaletteProps {
  /** The text that was typed before the palette was loaded. */
  ahead: string;
  onClose: () => void;
}

/** A field, and the pages, commands and records that its text finds: a combobox whose list is always shown (ARIA practices). */
export function Palette({ ahead, onClose }: PaletteProps) {
  const { t } = useTranslation('palette');
  const isNarrow = useIsNarrow();
  const id = useId();
  const palette = usePalette(ahead, onClose);
  const { typed, entries, current } = palette;
  const optionId = (index: number) => `${id}-${index}`;
  const currentId = current && optionId(entries.indexOf(current));
  useInSight(currentId);

  function handleKeyDown(event: KeyboardEvent) {
    // The Enter key that ends a composed character must not choose an entry.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') palette.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') {
      if (current) palette.choose(current);
    } else return;
    event.preventDefault();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullScreen={isNarrow} slotProps={{ paper: { 'aria-label': t('label'), sx: isNarrow ? {} : paperStyle } }}>
      <Box sx={{ p: 2, pb: 1 }}>
        <TextBox
          autoFocus
          role="combobox"
          value={typed}
          onChange={({ target }) => palette.type(target.value)}
          onKeyDown={handleKeyDown}
          placeholder={t('label')}
          aria-label={t('label')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          autoComplete="off"
          spellCheck={false}
          start={<SearchOutlined aria-hidden="true" />}
          end={
            <IconButton edge="end" onClick={onClose} aria-label={t('close')}>
              <Close />
            </IconButton>
          }
        />
      </Box>
      {!palette.isSearching && entries.length === 0 && <NothingFound text={typed.trim()} />}
      <PaletteList id={`${id}-list`} groups={palette.groups} current={current} optionId={optionId} onPoint={palette.point} onChoose={palette.choose} leaveOut={palette.leaveOut} />
      <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2', color: 'text.secondary' }}>
        <span role="status">{statusText(palette, t)}</span>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {t('keys')}
        </Box>
      </Box>
    </Dialog>
  );
}

/** The state of the search: how many of the results are shown, and in how many lists it failed. */
function statusText({ isSearching, count, more, isUncounted, failures }: ReturnType<typeof usePalette>, t: TFunction<'palette'>): string {
  if (isSearching) return t('searching');
  const found = isUncounted ? t('first', { count }) : more > 0 ? t('shown', { count, total: count + more }) : t('results', { count });
  if (failures === 0) return count === 0 ? t('none') : found;
  const failed = t('failures', { count: failures });
  return count === 0 ? failed : `${found}. ${failed}`;
}

function NothingFound({ text }: { text: string }) {
  const { t } = useTranslation('palette');
  return (
    <Box sx={{ px: 2, pt: 1 }}>
      <Box component="p" sx={{ m: 0, mb: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('noneFor', { text })}
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {t('noneHint')}
      </Box>
    </Box>
  );
}

/** Scrolls the current line into sight. */
function useInSight(currentId: string | undefined) {
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
}

/** The palette stands near the top, so that its field stays in place while the results grow downwards. */
const paperStyle = { alignSelf: 'flex-start', mt: '10vh', maxHeight: '76vh' };
