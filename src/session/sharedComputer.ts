import { TOKEN_KEY } from '@/api/tokens';
import { beginShared, endShared, isShared, keptIn, sharedValues, type KeptStorage } from './keptStorage';
import { SESSION_KEY } from './keptSession';

/** Local storage: others use this computer, as whoever signed in last has said. `boot.js` reads it too. */
const COMPUTER_KEY = 'backOffice.sharedComputer';

/** In the shared values: when this tab was left, in milliseconds. `boot.js` ends the session of one that comes back from having been closed. */
const LEFT_KEY = 'leftAt';

/** How the tabs of a shared computer speak of their session: what they say is kept nowhere. */
const CHANNEL = 'backOffice.session';

/** In milliseconds: a tab answers at once, unless it is busy or the browser has put it to sleep. */
const PATIENCE = 200;

type TabMessage = { kind: 'asked' } | { kind: 'given'; values: Record<string, string> } | { kind: 'changed'; key: string; value: string | null };

export type SharedWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'> & { BroadcastChannel?: typeof BroadcastChannel | undefined };

/** As the storage event says it. */
export type KeptChange = Pick<StorageEvent, 'key' | 'newValue'>;

/** Where the session of this page is kept; of a shared computer, in this tab and in those that are open beside it. */
export interface SessionKeep extends KeptStorage {
  isShared(): boolean;
  /** Before somebody signs in. */
  begin(isShared: boolean): void;
  /** Nothing of the session of a shared computer is left in this tab. */
  end(): void;
  /** Of what another tab of a shared computer changes. */
  onChange: ((change: KeptChange) => void) | undefined;
}

/** Of one page, once: it answers the tabs that are opened beside it. */
export function createSessionKeep(window: SharedWindow): SessionKeep {
  const kept = keptIn(window);
  const channel = window.BroadcastChannel && new window.BroadcastChannel(CHANNEL);
  const tell = (message: TabMessage) => channel?.postMessage(message);
  const tellChange = (key: string, value: string | null) => isShared(window) && tell({ kind: 'changed', key, value });

  const keep: SessionKeep = {
    onChange: undefined,
    getItem: kept.getItem,
    setItem(key, value) {
      kept.setItem(key, value);
      tellChange(key, value);
    },
    removeItem(key) {
      kept.removeItem(key);
      tellChange(key, null);
    },
    isShared: () => isShared(window),
    begin(shared) {
      endShared(window);
      if (shared) beginShared(window);
      rememberComputer(window, shared);
    },
    end: () => endShared(window),
  };

  function follow(key: string, value: string | null): void {
    if (value === null) kept.removeItem(key);
    else kept.setItem(key, value);
    keep.onChange?.({ key, newValue: value });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'asked' && isShared(window) && kept.getItem(TOKEN_KEY) !== null) tell({ kind: 'given', values: sharedValues(window) });
    if (data.kind === 'changed' && isShared(window)) follow(data.key, data.value);
    // Somebody has signed in beside a page that waits for it.
    else if (data.kind === 'changed' && data.key === SESSION_KEY && data.value !== null && mayJoin(window)) tell({ kind: 'asked' });
    if (data.kind !== 'given' || !mayJoin(window)) return;
    join(window, data.values);
    keep.onChange?.({ key: SESSION_KEY, newValue: kept.getItem(SESSION_KEY) });
  });
  watchClosing(window, kept);
  return keep;
}

/** Whether others use this computer, as was said last. */
export function isSharedComputer({ localStorage }: Pick<Window, 'localStorage'>): boolean {
  return localStorage.getItem(COMPUTER_KEY) !== null;
}

/**
 * A page that is opened without a session has that of the tabs beside it, where this is a shared computer. A tab that takes longer to answer is followed from
 * the login page.
 */
export async function joinSharedSession(window: SharedWindow): Promise<void> {
  if (!window.BroadcastChannel || !mayJoin(window)) return;
  const channel = new window.BroadcastChannel(CHANNEL);
  const values = await new Promise<Record<string, string> | undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => data.kind === 'given' && resolve(data.values));
    channel.postMessage({ kind: 'asked' } satisfies TabMessage);
  });
  channel.close();
  if (values) join(window, values);
}

function mayJoin(window: SharedWindow): boolean {
  return isSharedComputer(window) && keptIn(window).getItem(TOKEN_KEY) === null;
}

function join(window: SharedWindow, values: Record<string, string>): void {
  beginShared(window);
  for (const [key, value] of Object.entries(values)) keptIn(window).setItem(key, value);
}

function rememberComputer({ localStorage }: SharedWindow, shared: boolean): void {
  if (shared) localStorage.setItem(COMPUTER_KEY, 'true');
  else localStorage.removeItem(COMPUTER_KEY);
}

/** A browser opens a closed tab again, with its storage: for whoever comes next. A page that crashed was not left. */
function watchClosing(window: SharedWindow, kept: KeptStorage): void {
  window.addEventListener('pagehide', () => {
    if (isShared(window)) kept.setItem(LEFT_KEY, `${Date.now()}`);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isShared(window)) globalThis.location.reload();
  });
}
