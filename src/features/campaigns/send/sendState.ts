/** The statuses of a campaign (contract campaigns.fields). */
export const PENDING = 0;
export const TESTED = 1;
export const SENT = 2;
export const ARCHIVED = 3;

/** What is sent: the test to whoever created the campaign, or the mailing itself. */
export type Sent = 'test' | 'mailing';

/** What the platform is told (contract campaigns.send). */
export const MODES: Record<Sent, number> = { test: 1, mailing: 2 };

/** The key of the message bar's sentences. */
export const MESSAGES: Record<Sent, string> = { test: 'campaignTest', mailing: 'campaignProd' };

/** How a sending ended, and when; the time is that of the browser. */
export type Outcome =
  /** `reach`: how many of its people accept to be written to; the platform did not say when only its status tells that it was sent, `despite` its answer. */
  | { kind: 'done'; at: string; reach: number | undefined; despite?: Answer }
  | { kind: 'failed'; at: string; reason: string }
  /** The campaign was tested or sent meanwhile, from elsewhere: nothing left from here. */
  | { kind: 'changed'; at: string }
  /** It has others than those who were chosen: nothing left. */
  | { kind: 'mixed'; at: string; found: number; chosen: number }
  /**
   * Nobody knows; the campaign had the status `before`. `readAgain`: when the operator has asked the platform since, which still said
   * that nothing was sent.
   */
  | { kind: 'unknown'; at: string; before: unknown; despite: Answer; readAgain?: string };

/** An answer that says nothing of what was done: the platform sends before it checks the right to, and breaks after it has sent. */
export type Answer = 'lost' | 'refused' | 'failed';

/** What this browser knows of the sendings of one campaign. */
export interface SendState {
  /** On its way: nothing else may leave. */
  sending: Sent | undefined;
  outcomes: Partial<Record<Sent, Outcome>>;
}

export const NOTHING_SENT: SendState = { sending: undefined, outcomes: {} };

/** Whether the status says that it was sent, of a campaign that had another one before. That of a second test says nothing. */
export function saysSent(sent: Sent, before: unknown, status: unknown): boolean {
  return before !== status && Number(status) >= (sent === 'test' ? TESTED : SENT);
}

/** A lost answer is no longer missed once the status of the campaign says that it was sent. */
export function settle(state: SendState, status: unknown): SendState {
  const outcomes = Object.entries(state.outcomes).map(([sent, outcome]): [string, Outcome] => {
    const isSettled = outcome.kind === 'unknown' && saysSent(sent as Sent, outcome.before, status);
    return [sent, isSettled ? { kind: 'done', at: outcome.at, reach: undefined, despite: outcome.despite } : outcome];
  });
  return { ...state, outcomes: Object.fromEntries(outcomes) };
}

/** Whether the status would have changed with it: only then does a status that has not say that nothing was sent. */
export function wouldShow(sent: Sent, before: unknown): boolean {
  return Number(before) < (sent === 'test' ? TESTED : SENT);
}

/** Whether anything may leave now: not while something is on its way, nor before the operator has looked at what became of it. */
export function isLocked({ sending, outcomes }: SendState): boolean {
  return sending !== undefined || Object.values(outcomes).some((outcome) => outcome.kind === 'unknown' && outcome.readAgain === undefined);
}
