import { TOKEN_KEY } from '@/api/tokens';
import { beginShared, endShared, isShared, keptIn, sharedValues, type KeptStorage } from './keptStorage';
import { SESSION_KEY } from './keptSession';

/** Local storage: marks that others use this computer, as the last operator to sign in has said. `boot.js` reads it too. */
const COMPUTER_KEY = 'backOffice.sharedComputer';

/** The key, among the shared values, of the time when this tab was left, in milliseconds. `boot.js` ends the session of a tab that was closed and is opened again. */
const LEFT_KEY = 'leftAt';

/** The channel on which the tabs of a shared computer tell one another of their session. Nothing sent on it is stored. */
const CHANNEL = 'backOffice.session';

/** How long to wait for an answer, in milliseconds: a tab answers at once, unless it is busy or the browser has put it to sleep. */
const PATIENCE = 200;

type TabMessage = { kind: 'asked' } | { kind: 'given'; values: Record<string, string> } | { kind: 'changed'; key: string; value: string | null };

export type SharedWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'> & { BroadcastChannel?: typeof BroadcastChannel | undefined };

/** A change of the storage, in the form of the storage event. */
export type KeptChange = Pick<StorageEvent, 'key' | 'newValue'>;

/** The storage of this page's session. On a shared computer the session is kept in this tab and in those that are open beside it. */
export interface SessionKeep extends KeptStorage {
  isShared(): boolean;
  /** Called before somebody signs in. */
  begin(isShared: boolean): void;
  /** Removes everything that the session of a shared computer has stored in this tab. */
  end(): void;
  /** Asks the other tabs of a shared computer for their session, in a page that waits for one. `onChange` is called when one of them gives it. */
  ask(): void;
  /** Called for each change that another tab of a shared computer makes. */
  onChange: ((change: KeptChange) => void) | undefined;
}

/** Creates the storage of a session, once per page, as it also answers the tabs that are opened beside it. */
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
    ask() {
      if (mayJoin(window)) tell({ kind: 'asked' });
    },
  };

  function handOver(): void {
    if (isShared(window) && kept.getItem(TOKEN_KEY) !== null) tell({ kind: 'given', values: sharedValues(window) });
  }

  function handleChange(key: string, value: string | null): void {
    if (isShared(window)) return follow(key, value);
    // Somebody has signed in in another tab while this page waits for a session.
    if (key === SESSION_KEY && value !== null) keep.ask();
  }

  function follow(key: string, value: string | null): void {
    if (value === null) kept.removeItem(key);
    else kept.setItem(key, value);
    keep.onChange?.({ key, newValue: value });
  }

  function takeOver(values: Record<string, string>): void {
    // Before anybody listens, nobody would hear of the session; whoever does asks once more.
    if (!keep.onChange || !mayJoin(window)) return;
    join(window, values);
    keep.onChange({ key: SESSION_KEY, newValue: kept.getItem(SESSION_KEY) });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'asked') handOver();
    else if (data.kind === 'given') takeOver(data.values);
    else handleChange(data.key, data.value);
  });
  watchClosing(window, kept);
  return keep;
}

/** Whether others use this computer, as the last operator to sign in has said. */
export function isSharedComputer({ localStorage }: Pick<Window, 'localStorage'>): boolean {
  return localStorage.getItem(COMPUTER_KEY) !== null;
}

/**
 * Takes over the session of other tabs on a shared computer, in a page that is opened without a session. If a tab takes longer to answer, its session is taken
 * over from the login page.
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

/** Notes when this tab is left, as a browser can reopen a closed tab with its storage, for whoever comes next. A page that crashed was not left. */
function watchClosing(window: SharedWindow, kept: KeptStorage): void {
  window.addEventListener('pagehide', () => {
    if (isShared(window)) kept.setItem(LEFT_KEY, `${Date.now()}`);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isShared(window)) globalThis.location.reload();
  });
}
