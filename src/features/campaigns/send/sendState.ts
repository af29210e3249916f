import { SENT, TESTED } from '../statuses';

/** What is sent: the test to the creator of the campaign, or the mailing itself. */
export type Sent = 'test' | 'mailing';

/** The mode that the platform is given (contract campaigns.send). */
export const MODES: Record<Sent, number> = { test: 1, mailing: 2 };

/** The key of the sentences in the message bar. */
export const MESSAGES: Record<Sent, string> = { test: 'campaignTest', mailing: 'campaignProd' };

/** The outcome of a sending and its time, by the browser's clock. */
export type Outcome =
  /**
   * It was sent. `reach` is the number of recipients who accept messages. `despite` is set when only the campaign's status shows it, which does not
   * tell when.
   */
  | { kind: 'done'; at: string; reach: number | undefined; despite?: Answer }
  /** Nothing was sent; the campaign had the status `before`. The reason is empty for one that was kept beyond the end of the session or of the page. */
  | { kind: 'failed'; at: string; reason: string; before: unknown }
  /** The campaign was tested or sent from elsewhere in the meantime, so nothing was sent from here. */
  | { kind: 'changed'; at: string }
  /** The campaign has others than the chosen recipients, so nothing was sent. */
  | { kind: 'mixed'; at: string; found: number; chosen: number }
  /**
   * The outcome is unknown; the campaign had the status `before`. `readAgain` is when the operator last asked the platform, which still reported
   * that nothing was sent.
   */
  | { kind: 'unknown'; at: string; before: unknown; despite: Answer; readAgain?: string };

/** An answer that does not tell what was done: the platform sends before it checks the right to, and may fail after it has sent. */
export type Answer = 'lost' | 'refused' | 'failed';

/** What this browser knows about the sendings of a campaign. */
export interface SendState {
  /** What is being sent; nothing else may be sent meanwhile. */
  sending: Sent | undefined;
  outcomes: Partial<Record<Sent, Outcome>>;
}

export const NOTHING_SENT: SendState = { sending: undefined, outcomes: {} };

/** Whether a status shows that the campaign was sent, given its status before. A second test does not change the status, so nothing follows from it. */
export function saysSent(sent: Sent, before: unknown, status: unknown): boolean {
  return before !== status && Number(status) >= (sent === 'test' ? TESTED : SENT);
}

/** Turns a lost answer into a success once the campaign's status shows that it was sent, and forgets a failure, as it was sent from elsewhere since. */
export function settle(state: SendState, status: unknown): SendState {
  const outcomes = Object.entries(state.outcomes).flatMap(([sent, outcome]): [string, Outcome][] => {
    if (!('before' in outcome) || !saysSent(sent as Sent, outcome.before, status)) return [[sent, outcome]];
    return outcome.kind === 'unknown' ? [[sent, { kind: 'done', at: outcome.at, reach: undefined, despite: outcome.despite }]] : [];
  });
  return { ...state, outcomes: Object.fromEntries(outcomes) };
}

/** Whether sending would have changed the status. Only then does an unchanged status mean that nothing was sent. */
export function wouldShow(sent: Sent, before: unknown): boolean {
  return Number(before) < (sent === 'test' ? TESTED : SENT);
}

/** Whether nothing may be sent now: something is being sent, or the operator has not yet looked at an unknown outcome. */
export function isLocked({ sending, outcomes }: SendState): boolean {
  return sending !== undefined || Object.values(outcomes).some((outcome) => outcome.kind === 'unknown' && outcome.readAgain === undefined);
}
