import { useHref, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { useNotify } from '../../data/useNotify';
import { useListPreferences, type ListPreferences, type SavedView } from '../../data/listPreferences';
import { newView, withoutView, withView } from './savedViews';
import type { CurrentView } from './useCurrentView';
import { COLUMNS, useListAddress, VIEW, viewAddress } from '../../data/useListAddress';

/** The commands for views, each with a message in the message bar. */
export function useViewActions(entity: string, { now }: CurrentView) {
  const { t } = useTranslation('views');
  const notify = useNotify();
  const [address, setAddress] = useListAddress(entity);
  const [preferences, change] = useListPreferences(entity);
  const copyLink = useCopyLink(entity, now);

  function keep(next: ListPreferences, done: 'saved' | 'renamed' | 'removed' | 'updated' | 'opening' | 'notOpening', name: string) {
    if (change(next)) notify.success(t(`done.${done}`, { name }));
    else notify.error(t('notKept'));
  }

  return {
    preferences,
    copyLink,
    open: (view: SavedView | undefined) => setAddress(view ? viewAddress(view) : new URLSearchParams()),
    saveAs(name: string) {
      const view = newView(name, now);
      keep(withView(preferences, view), 'saved', view.name);
      setAddress(viewAddress(view), 'replace');
    },
    update(view: SavedView) {
      const updated = { ...view, ...now };
      keep(withView(preferences, updated), 'updated', view.name);
      setAddress(viewAddress(updated), 'replace');
    },
    rename(view: SavedView, name: string) {
      keep(withView(preferences, { ...view, name: name.trim() }), 'renamed', name.trim());
    },
    /** The list keeps showing what the removed view showed. */
    remove(view: SavedView) {
      keep(withoutView(preferences, view), 'removed', view.name);
      const next = new URLSearchParams(address);
      next.delete(VIEW);
      next.set(COLUMNS, now.columns);
      setAddress(next, 'replace');
    },
    /** Whether the list opens in the view from now on. */
    setOpening(view: SavedView, opens: boolean) {
      keep({ ...preferences, opening: opens ? view.id : undefined }, opens ? 'opening' : 'notOpening', view.name);
    },
  };
}

/** Copies an address to the clipboard that shows what is shown here to anybody: rows, order and columns. */
function useCopyLink(entity: string, now: CurrentView['now']) {
  const { t } = useTranslation('views');
  const notify = useNotify();
  const [, setAddress] = useListAddress(entity);
  const path = useHref(useLocation().pathname);

  return async () => {
    const address = new URLSearchParams(now.query);
    address.set(COLUMNS, now.columns);
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}?${address.toString()}`);
      notify.success(t('done.copied'));
    } catch {
      // Where the clipboard is refused, the operator can copy the address from the address bar.
      setAddress(address, 'replace');
      notify.error(t('notCopied'));
    }
  };
}
