import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAnnounce } from '@/ui/Announcer';
import { KeysDialog } from './KeysDialog';
import type { PressedKey } from './KeysContext';
import { editLink, focusRow, searchBox } from './pageParts';
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

  const press = useEffectEvent((key: string) => {
    const letter = key.toLowerCase();
    setGoing(false);
    if (isGoing) {
      const page = menu.find((entry) => entry.key === letter);
      if (page) void navigate(page.href);
      return;
    }
    if (key === '?') onShow();
    else if (key === '/') searchBox()?.focus();
    else if (letter === 'j' || letter === 'k') focusRow(letter === 'j' ? 1 : -1);
    else if (letter === 'e') editLink()?.click();
    else if (letter === 'g') {
      setGoing(true);
      announce(t('going'));
    }
  });
  useEffect(() => {
    if (!pressed || done.current === pressed) return;
    done.current = pressed;
    press(pressed.key);
  }, [pressed]);

  return isShown ? <KeysDialog menu={menu} onClose={onClose} /> : null;
}
