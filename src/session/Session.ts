/** A supporting structure of the signed-in operator (specification 3.5). */
export interface SessionStructure {
  id: number;
  name: string;
  telephone?: string;
  signature?: string;
  solidaryTransport: boolean;
}

/** Kept from `users/me`: nothing else of that answer is stored or logged (contract session.me). */
export interface SessionUser {
  id: number;
  givenName: string;
  shortFamilyName: string;
  email: string;
  /** The language of their profile, in which the platform answers them where it has translations. */
  language?: string;
  operates: string[];
}

/** Who is signed in. */
export interface Session {
  user: SessionUser;
  permissions: ReadonlySet<string>;
  structures: readonly SessionStructure[];
  currentStructure: SessionStructure | undefined;
  solidaryEdit: boolean;
  eecAvailable: boolean;
}

/** What the login steps learn; the rest of a session is what the operator chooses. */
export type SessionFacts = Omit<Session, 'currentStructure' | 'solidaryEdit'>;

/** `restoring`: tokens were found but nothing else, as after an external login page; login steps 2 to 5 are running. */
export type SessionState =
  | { status: 'signedOut'; reason?: SignOutReason }
  | { status: 'restoring' }
  | { status: 'signedIn'; session: Session };

/** Why a session ended; the message survives the redirect to the login page. */
export type SignOutReason =
  | { kind: 'idle' }
  | { kind: 'refused'; serverMessage: string }
  | { kind: 'notAuthorized' }
  | { kind: 'failed'; step: LogInStep }
  | { kind: 'otherTab' }
  | { kind: 'byOperator' };

/** The five steps of the login flow, in order (specification 4.6 to 4.13). */
export type LogInStep = 'credentials' | 'user' | 'permissions' | 'solidary' | 'eec';

/** The session is about to end for inactivity. */
export interface IdleWarning {
  secondsLeft: number;
}

/** The session as the rest of the app uses it; one per page, made at boot, provided by `SessionProvider`. */
export interface SessionStore {
  getState(): SessionState;
  getIdleWarning(): IdleWarning | undefined;
  /** Of both the state and the warning. */
  subscribe(listener: () => void): () => void;
  /** Follows the other tabs, the operator's activity and the idle clock until the returned function is called; may be called again. */
  watch(): () => void;
  /** Runs the five steps; rejects with a `LogInError` that names the failed one, after signing out. On a shared computer the session ends with the browser. */
  logIn(identifier: string, password: string, isShared?: boolean): Promise<void>;
  /** Clears everything kept locally, in every tab; drafts too when the operator asked for it (rule unsaved.kept). */
  logOut(reason?: SignOutReason): void;
  /** The operator's answer to the idle warning. */
  stay(): void;
  /** What the server knows of the operator has changed: login steps 2 to 5 are repeated in the background. */
  readAgain(): void;
  chooseStructure(id: number): void;
  setSolidaryEdit(on: boolean): void;
}
