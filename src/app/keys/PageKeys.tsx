import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { KeysDialog } from './KeysDialog';
import type { PressedKey } from './KeysContext';
import { editLink, focusRow, keyedButtons, searchBox, selectionButton } from './pageParts';
import { useMenuKeys } from './useMenuKeys';

interface PageKeysProps {
  pressed: PressedKey | undefined;
  isShown: boolean;
  onShow: () => void;
  onClose: () => void;
}

/** Does what a single key means on the current page, and shows the list of these keys. */
export function PageKeys({ pressed, isShown, onShow, onClose }: PageKeysProps) {
  const { t } = useTranslation('keys');
  const navigate = useNavigate();
  const announce = useAnnounce();
  const menu = useMenuKeys();
  const [isGoing, setGoing] = useState(false);
  const done = useRef<PressedKey>(undefined);

  const press = useEffectEvent(({ key, page }: PressedKey) => {
    const letter = key.toLowerCase();
    setGoing(false);
    if (isGoing) {
      const entry = menu.find((one) => one.key === letter);
      if (entry) void navigate(entry.href);
      return;
    }
    if (key === '?') onShow();
    else if (key === '/') searchBox()?.focus();
    else if (letter === 'j' || letter === 'k') focusRow(letter === 'j' ? 1 : -1);
    else if (letter === 'e') editLink()?.click();
    else if (letter === 'x') selectionButton()?.focus();
    else if (letter === 'g') {
      setGoing(true);
      announce(t('going'));
    }
    // A key pressed on a page that has been left must not decide about the record of the page that is open now.
    else if (page === window.location.pathname) keyedButtons().find((button) => button.key === letter)?.press();
  });
  useEffect(() => {
    if (!pressed || done.current === pressed) return;
    done.current = pressed;
    press(pressed);
  }, [pressed]);

  return isShown ? <KeysDialog menu={menu} onClose={onClose} /> : null;
}
