import type { UserId } from '@/api/readClaims';
import type { LogInError } from './LogInError';

/** A supporting structure of the signed-in operator (specification 3.5). */
export interface SessionStructure {
  id: number;
  name: string;
  telephone?: string;
  signature?: string;
  solidaryTransport: boolean;
}

/** The fields kept from `users/me`; nothing else of that answer is stored or logged (contract session.me). */
export interface SessionUser {
  id: UserId;
  givenName: string;
  shortFamilyName: string;
  email: string;
  /** The language of the operator's profile, in which the platform answers where it has translations. */
  language?: string;
  operates: string[];
}

/** The session of the signed-in operator. */
export interface Session {
  user: SessionUser;
  permissions: ReadonlySet<string>;
  structures: readonly SessionStructure[];
  currentStructure: SessionStructure | undefined;
  solidaryEdit: boolean;
  /** The id of the structure of the request that is being changed, which may be another than the current one. */
  editedStructure?: number | undefined;
  eecAvailable: boolean;
}

/** The part of a session that the login steps read; the rest is chosen by the operator. */
export type SessionFacts = Omit<Session, 'currentStructure' | 'solidaryEdit' | 'editedStructure'>;

/**
 * `restoring`: tokens were found but nothing else, as after an external login page, and login steps 2 to 5 are running. With a `failure`, one of them could not be
 * done, and waits for `readAgain`: the tokens may be good ones.
 */
export type SessionState =
  | { status: 'signedOut'; reason?: SignOutReason }
  | { status: 'restoring'; failure?: LogInError | undefined }
  | { status: 'signedIn'; session: Session };

/**
 * How far the rights that were kept for a restored session are verified: the server is being asked, or could not be. It may have given others since. `undefined`: the
 * rights are those that the server gave.
 */
export type KeptRights = 'unverified' | 'unread' | undefined;

/** Why a session ended; the message survives the redirect to the login page. */
export type SignOutReason = ({ kind: 'idle' } | { kind: 'refused'; serverMessage: string } | { kind: 'notAuthorized' } | { kind: 'otherTab' } | { kind: 'byOperator' }) & {
  /** Whether this tab keeps unsaved work of the operator, which waits for them (rule unsaved.kept). */
  keepsWork?: boolean;
};

/** Shown when the session is about to end for inactivity. */
export interface IdleWarning {
  secondsLeft: number;
}

/** The session as the rest of the app uses it. There is one for each page; it is created at boot and provided by `SessionProvider`. */
export interface SessionStore {
  getState(): SessionState;
  getIdleWarning(): IdleWarning | undefined;
  getKeptRights(): KeptRights;
  /** Calls the listener on each change of the state, of the warning or of what is known of the rights. */
  subscribe(listener: () => void): () => void;
  /** Follows the other tabs, the operator's activity and the idle clock until the returned function is called; may be called again. */
  watch(): () => void;
  /** Runs the five steps; rejects with a `LogInError` that names the failed one, after signing out. On a shared computer the session ends with the browser. */
  logIn(identifier: string, password: string, isShared?: boolean): Promise<void>;
  /** Signs out and removes everything kept locally, in every tab. Drafts are removed only when the operator asked to log out (rule unsaved.kept). */
  logOut(reason?: SignOutReason): void;
  /** The operator answers the idle warning: the session goes on. */
  stay(): void;
  /** Repeats login steps 2 to 5 in the background, as what the server knows of the operator has changed or could not be read. */
  readAgain(): void;
  chooseStructure(id: number): void;
  /** Says that a request is being changed, and of which structure it is. */
  setSolidaryEdit(on: boolean, structureId?: number): void;
}
