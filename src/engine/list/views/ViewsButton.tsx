import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { loadLaterTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { HeaderButton } from '@/ui/HeaderButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';
import type { CurrentView } from './useCurrentView';

const { Part: ViewsMenu } = libraryPart(() => Promise.all([import('./ViewsMenu'), loadLaterTexts('views')]).then(([m]) => m.ViewsMenu));

/** Shows which view is in force and whether it was changed since; opens the menu of views. */
export function ViewsButton({ entity, current }: { entity: string; current: CurrentView }) {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { view, isModified } = current;

  return (
    <>
      <HeaderButton
        icon={<BookmarkBorder />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {view ? t(isModified ? 'views.modified' : 'views.current', { name: view.name }) : t('views.title')}
      </HeaderButton>
      <OverlayBoundary>{anchor && <ViewsMenu anchor={anchor} entity={entity} current={current} onClose={() => setAnchor(undefined)} />}</OverlayBoundary>
    </>
  );
}
