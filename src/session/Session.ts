/** A supporting structure of the signed-in operator (specification section 3). */
export interface SessionStructure {
  id: number;
  name: string;
  telephone?: string;
  signature?: string;
  solidaryTransport: boolean;
}

/** Kept from `users/me`: nothing else of that answer is stored or logged (contract 2.1). */
export interface SessionUser {
  id: number;
  givenName: string;
  shortFamilyName: string;
  email: string;
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
  externalJourneyProviders: readonly string[];
}

/** `restoring`: a live refresh token was found, the session is being restored from what is kept locally. */
export type SessionState =
  | { status: 'signedOut'; reason?: SignOutReason }
  | { status: 'signedIn'; session: Session };

/** Why a session ended; the message survives the redirect to the login page. */
export type SignOutReason =
  | { kind: 'idle' }
  | { kind: 'refused'; serverMessage: string }
  | { kind: 'otherTab' }
  | { kind: 'byOperator' };

/** The five steps of the login flow, in order (specification section 4). */
export type LogInStep = 'credentials' | 'user' | 'permissions' | 'solidary' | 'eec';

/** The session as the rest of the app uses it; one per page, made at boot, provided by `SessionProvider`. */
export interface SessionStore {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Runs the five steps; rejects with a `LogInError` that names the failed one, after signing out. */
  logIn(identifier: string, password: string): Promise<void>;
  /** Clears everything kept locally, in every tab. */
  logOut(reason?: SignOutReason): void;
  chooseStructure(id: number): void;
  setSolidaryEdit(on: boolean): void;
}
