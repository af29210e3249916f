import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { libraryPart } from '@/ui/libraryPart';
import type { PressedKey } from './KeysContext';
import { editLink, focusRow, keyedButtons, selectionButton } from './pageParts';
import { useMenuKeys } from './useMenuKeys';

const { Part: KeysDialog } = libraryPart(() => import('./KeysDialog').then((m) => m.KeysDialog));

interface PageKeysProps {
  /** How many keys have been pressed so far. */
  presses: number;
  /** The keys that nothing was done for yet. */
  waiting: RefObject<PressedKey[]>;
  isShown: boolean;
  onShow: () => void;
  onClose: () => void;
}

/** Does what a single key means on the current page, and shows the list of these keys. */
export function PageKeys({ presses, waiting, isShown, onShow, onClose }: PageKeysProps) {
  const { t } = useTranslation('keys');
  const navigate = useNavigate();
  const announce = useAnnounce();
  const menu = useMenuKeys();
  const isGoing = useRef(false);

  const goTo = (letter: string): boolean => {
    const entry = menu.find(({ key }) => key === letter);
    if (entry) void navigate(entry.href);
    return entry === undefined;
  };
  /** Returns whether the page stays as it was when the keys after this one were pressed: no other page, question or list of keys opens. */
  const press = ({ key, page }: PressedKey): boolean => {
    const letter = key.toLowerCase();
    const wasGoing = isGoing.current;
    isGoing.current = letter === 'g' && !wasGoing;
    if (wasGoing) return goTo(letter);
    if (isGoing.current) announce(t('going'));
    else if (letter === 'j' || letter === 'k') focusRow(letter === 'j' ? 1 : -1);
    else if (letter === 'x') selectionButton()?.focus();
    else if (key === 'Enter') enterFocused();
    else if (key === '?') onShow();
    else return !pressOnPage(letter, page);
    return key !== '?' && key !== 'Enter';
  };
  const play = useEffectEvent(() => {
    const keys = waiting.current.splice(0);
    keys.every(press);
  });
  useEffect(() => play(), [presses]);

  return isShown ? <KeysDialog menu={menu} onClose={onClose} /> : null;
}

/** Does what Enter does on the element that has the focus: the browser presses links and buttons by itself, but only for a key that it has seen. */
function enterFocused(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('a[href], button')) focused.click();
  else focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Presses what a letter stands for on the page, if it has that. A key pressed on a page that has been left must not decide about the record of the page that is open now. */
function pressOnPage(letter: string, page: string): boolean {
  const target = letter === 'e' ? editLink() : page === window.location.pathname && keyedButtons().find(({ key }) => key === letter);
  if (!target) return false;
  if (target instanceof HTMLElement) target.click();
  else target.press();
  return true;
}
