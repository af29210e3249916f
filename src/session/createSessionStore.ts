import type { Api } from '@/api/Api';
import { LAST_ACTIVITY_KEY, observeActivity, type IdleClock } from '@/api/idle';
import { REFRESH_TOKEN_KEY, TOKEN_KEY, type Tokens } from '@/api/tokens';
import { createListeners } from '@/ui/listeners';
import { clearDrafts, hasDrafts, keepFacts, keptFacts, renameFormerDrafts, SESSION_KEY, STRUCTURE_KEY } from './keptSession';
import { openSession } from './logIn';
import type { KeptStorage } from './keptStorage';
import { LogInError } from './LogInError';
import { clearRecent } from './recentRecords';
import type { IdleWarning, KeptRights, Session, SessionFacts, SessionState, SessionStore, SignOutReason } from './Session';
import type { SessionAdapter } from './SessionAdapter';
import type { KeptChange, SessionKeep, SharedWindow } from './sharedComputer';
import { keepReason, reasonFromOtherTab, SIGN_OUT_KEY, takeReason, tellOtherTabs } from './signOutReasons';
import { watchIdle, type IdleWatch } from './watchIdle';
import { watchLeaving } from './watchLeaving';

interface SessionStoreDependencies {
  api: Api;
  adapter: SessionAdapter;
  tokens: Tokens;
  idle: IdleClock;
  window: SessionWindow;
  kept: SessionKeep;
  /** Called before a session ends in this tab, while its pages are still mounted, so that what is being typed is kept. */
  onEnding(): void;
}

/** The parts of the browser that the session uses. */
export type SessionWindow = SharedWindow & Pick<Window, 'removeEventListener'>;

/**
 * The session of this page (specification 4.1 to 4.5). With stored tokens it starts signed in, or restoring. It makes no request before `watch`, and then repeats
 * login steps 2 to 5.
 */
export function createSessionStore(dependencies: SessionStoreDependencies): SessionStore {
  return new PageSession(dependencies);
}

class PageSession implements SessionStore {
  private state: SessionState = { status: 'signedOut' };
  private warning: IdleWarning | undefined;
  private keptRights: KeptRights;
  private readonly changes = createListeners();
  private readonly clock: IdleWatch;
  private watching = false;
  /** Whether a restored session was verified, which is done once, however often React mounts. */
  private verified = false;
  private loggingIn = false;
  /** Counts the beginnings and ends of sessions, so that the answer to a request of an earlier session is ignored. */
  private epoch = 0;

  constructor(private readonly dependencies: SessionStoreDependencies) {
    const { idle, window } = dependencies;
    renameFormerDrafts(window.sessionStorage);
    this.clock = watchIdle(idle, this.warn, () => this.logOut({ kind: 'idle' }));
    this.restore();
  }

  /** Remembers the structure of this tab over a reload: what another tab chooses must not move the work of this one. */
  private get tab(): KeptStorage {
    return this.dependencies.window.sessionStorage;
  }

  readonly getState = (): SessionState => this.state;

  readonly getIdleWarning = (): IdleWarning | undefined => this.warning;

  readonly getKeptRights = (): KeptRights => this.keptRights;

  readonly subscribe = this.changes.subscribe;

  watch(): () => void {
    const { idle, window, kept } = this.dependencies;
    // The tabs of a shared computer tell one another of changes. What other tabs keep in the browser does not concern them.
    const handleStorage = (event: Event) => kept.isShared() || this.followOtherTab(event as StorageEvent);
    const handleChange = (change: KeptChange) => this.followOtherTab(change);
    kept.onChange = handleChange;
    // The answer of a busy tab may have come when nobody waited for it any more, and nobody listened yet.
    kept.ask();
    const handleFocus = () => this.catchUp();
    const stopObserving = observeActivity(window, idle);
    window.addEventListener('storage', handleStorage);
    window.addEventListener('focus', handleFocus);
    this.watching = true;
    this.checkClock();
    if (!this.verified && this.state.status !== 'signedOut') void this.verify();
    return () => {
      this.watching = false;
      this.clock.stop();
      stopObserving();
      // A later watcher may have set its own listener already.
      if (kept.onChange === handleChange) kept.onChange = undefined;
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('focus', handleFocus);
    };
  }

  async logIn(identifier: string, password: string, isShared = false): Promise<void> {
    const { adapter, tokens, idle, window, kept } = this.dependencies;
    this.logOut({ kind: 'refused', serverMessage: '' });
    const epoch = ++this.epoch;
    this.loggingIn = true;
    const leaving = watchLeaving(window);
    try {
      // The activity recorded before signing in does not belong to the session of a shared computer, which is stored apart.
      const staysInTabs = isShared || adapter.staysInTabs === true;
      if (staysInTabs) idle.clear();
      kept.begin(staysInTabs);
      await openSession(this.dependencies, identifier, password);
      idle.record();
      const facts = await this.readFacts();
      if (epoch === this.epoch) this.signIn(facts);
    } catch (error) {
      // Wrong credentials have stored nothing. Any later failure removes the tokens, unless the page is being left, as the next page goes on with them.
      if (epoch === this.epoch && !leaving.isLeft() && !(error instanceof LogInError && error.step === 'credentials')) {
        tokens.clear();
        idle.clear();
        kept.end();
      }
      throw error;
    } finally {
      leaving.stop();
      if (epoch === this.epoch) this.loggingIn = false;
    }
  }

  logOut(reason: SignOutReason = { kind: 'byOperator' }): void {
    if (this.state.status === 'signedOut') return;
    const { tokens, idle, kept } = this.dependencies;
    tellOtherTabs(kept, reason);
    tokens.clear();
    idle.clear();
    kept.removeItem(SESSION_KEY);
    if (reason.kind === 'byOperator') {
      kept.removeItem(STRUCTURE_KEY);
      if (this.state.status === 'signedIn') clearRecent(kept, this.state.session.user.id);
    }
    this.end(reason);
  }

  stay(): void {
    const { idle } = this.dependencies;
    if (!idle.isIdle()) idle.record();
    this.checkClock();
  }

  readAgain(): void {
    if (this.state.status !== 'signedOut') void this.verify();
  }

  chooseStructure(id: number): void {
    if (this.state.status !== 'signedIn') return;
    const currentStructure = this.state.session.structures.find((structure) => structure.id === id);
    if (!currentStructure) return;
    this.dependencies.kept.setItem(STRUCTURE_KEY, `${id}`);
    this.tab.setItem(STRUCTURE_KEY, `${id}`);
    this.change({ currentStructure });
  }

  setSolidaryEdit(on: boolean, structureId?: number): void {
    if (this.state.status !== 'signedIn') return;
    const { solidaryEdit, editedStructure } = this.state.session;
    if (solidaryEdit !== on || editedStructure !== structureId) this.change({ solidaryEdit: on, editedStructure: structureId });
  }

  private restore(): void {
    const { tokens, idle, window, kept } = this.dependencies;
    if (!tokens.exist()) {
      const reason = takeReason(window.sessionStorage);
      this.state = { status: 'signedOut', ...(reason ? { reason } : {}) };
      return;
    }
    // An external login page leaves its tokens beside the facts of an earlier session, which may be those of somebody else.
    const { userId, issuedAt } = tokens.claims();
    const found = keptFacts(kept);
    const facts = found && userId !== undefined && found.user.id !== userId ? undefined : found;
    if (found && !facts) idle.clear();
    idle.noteSignIn(issuedAt && issuedAt * 1000);
    this.state = facts ? { status: 'signedIn', session: this.sessionOf(facts) } : { status: 'restoring' };
    if (facts) this.keptRights = 'unverified';
    if (idle.isIdle()) this.logOut({ kind: 'idle' });
  }

  /**
   * Repeats steps 2 to 5 in the background. Only a refused session, which the client has ended, or a lost right signs the operator out: a call that fails
   * otherwise, as any does while the page is being left, says nothing about the session.
   */
  private async verify(): Promise<void> {
    this.verified = true;
    const { epoch } = this;
    if (this.keptRights) this.noteRights('unverified');
    this.noteUnread(undefined);
    try {
      const { userId } = this.dependencies.tokens.claims();
      const facts = await this.readFacts();
      if (epoch !== this.epoch) return;
      const isOfAnother = userId !== undefined && userId !== facts.user.id;
      // A cookie may have become that of somebody else, who has signed in elsewhere on this origin.
      if (isOfAnother) this.logOut({ kind: 'refused', serverMessage: '' });
      else this.signIn(facts);
    } catch (error) {
      if (!(error instanceof LogInError)) throw error;
      if (epoch !== this.epoch) return;
      if (!error.cause) this.logOut({ kind: 'notAuthorized' });
      else if (this.keptRights) this.noteRights('unread');
      else this.noteUnread(error);
    }
  }

  private readFacts(): Promise<SessionFacts> {
    const { adapter, api, tokens } = this.dependencies;
    return adapter.readFacts(api, tokens.claims());
  }

  private signIn(facts: SessionFacts): void {
    const isNews = keepFacts(this.dependencies.kept, facts);
    if (isNews || this.state.status !== 'signedIn') this.adopt(facts);
    else this.noteRights(undefined);
  }

  private noteRights(rights: KeptRights): void {
    if (rights === this.keptRights) return;
    this.keptRights = rights;
    this.changes.tell();
  }

  /** Notes why a session could not be restored, or that it is tried again. */
  private noteUnread(failure: LogInError | undefined): void {
    if (this.state.status !== 'restoring' || this.state.failure === failure) return;
    this.state = { status: 'restoring', failure };
    this.changes.tell();
  }

  private adopt(facts: SessionFacts): void {
    if (this.state.status === 'signedIn' && this.state.session.user.id !== facts.user.id) this.dependencies.onEnding();
    this.verified = true;
    takeReason(this.dependencies.window.sessionStorage);
    this.state = { status: 'signedIn', session: this.sessionOf(facts) };
    this.keptRights = undefined;
    this.checkClock();
    this.changes.tell();
  }

  /** The session with its structure: that of this tab where it is still offered, else the one chosen last in any tab, else the first (specification 4.11). */
  private sessionOf(facts: SessionFacts): Session {
    const before = this.state.status === 'signedIn' && this.state.session.user.id === facts.user.id ? this.state.session : undefined;
    const saved = (storage: KeptStorage) => facts.structures.find(({ id }) => id === Number(storage.getItem(STRUCTURE_KEY)));
    const currentStructure = saved(this.tab) ?? saved(this.dependencies.kept) ?? facts.structures[0];
    if (currentStructure) this.tab.setItem(STRUCTURE_KEY, `${currentStructure.id}`);
    return { ...facts, currentStructure, solidaryEdit: before?.solidaryEdit === true, editedStructure: before?.editedStructure };
  }

  private followOtherTab({ key, newValue }: KeptChange): void {
    const { tokens, kept } = this.dependencies;
    if (key === LAST_ACTIVITY_KEY) this.checkClock();
    if (key === SIGN_OUT_KEY) {
      const reason = reasonFromOtherTab(newValue);
      if (reason) this.end(reason);
    }
    // The tokens were removed by hand, or with the whole storage.
    if (key === TOKEN_KEY || key === REFRESH_TOKEN_KEY || key === null) this.catchUp();
    if (key === SESSION_KEY && newValue && !this.loggingIn && tokens.exist()) {
      const facts = keptFacts(kept);
      if (facts) this.adopt(facts);
    }
  }

  /** Ends the session in this tab. What all tabs share was removed by the tab that logged out. */
  private end(reason: SignOutReason): void {
    const { state } = this;
    if (state.status === 'signedOut') return;
    const { window, kept, onEnding } = this.dependencies;
    onEnding();
    const isWanted = reason.kind === 'byOperator' || reason.kind === 'otherTab';
    if (isWanted && state.status === 'signedIn') clearDrafts(window.sessionStorage, state.session.user.id);
    if (isWanted || kept.isShared()) this.tab.removeItem(STRUCTURE_KEY);
    kept.end();
    const keepsWork = state.status === 'signedIn' && hasDrafts(window.sessionStorage, state.session.user.id);
    const told = keepsWork ? { ...reason, keepsWork } : reason;
    if (reason.kind !== 'byOperator') keepReason(window.sessionStorage, told);
    this.epoch++;
    this.clock.stop();
    this.warning = undefined;
    this.state = { status: 'signedOut', reason: told };
    this.changes.tell();
  }

  /** Called after a tab slept or came back from the browser's history, as it has missed what other tabs told. */
  private catchUp(): void {
    if (!this.dependencies.tokens.exist()) this.end({ kind: 'refused', serverMessage: '' });
    this.checkClock();
  }

  private checkClock(): void {
    if (this.watching && this.state.status !== 'signedOut') this.clock.check();
  }

  private readonly warn = (warning: IdleWarning | undefined): void => {
    if (warning?.secondsLeft === this.warning?.secondsLeft) return;
    this.warning = warning;
    this.changes.tell();
  };

  private change(part: Partial<Session>): void {
    if (this.state.status !== 'signedIn') return;
    this.state = { status: 'signedIn', session: { ...this.state.session, ...part } };
    this.changes.tell();
  }
}
