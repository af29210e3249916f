/** What is sent: the test to whoever created the campaign, or the mailing itself. */
export type Sent = 'test' | 'mailing';

/** What the platform is told (contract core 6.4). */
export const MODES: Record<Sent, number> = { test: 1, mailing: 2 };

/** The key of the message bar's sentences. */
export const MESSAGES: Record<Sent, string> = { test: 'campaignTest', mailing: 'campaignProd' };

/** How a sending ended, and when; the time is that of the browser. */
export type Outcome =
  /** `reach`: how many people the campaign has; the platform did not say when only its status tells that it was sent. */
  | { kind: 'done'; at: string; reach: number | undefined }
  | { kind: 'failed'; at: string; reason: string }
  /** The campaign was tested or sent meanwhile, from elsewhere: nothing left from here. */
  | { kind: 'changed'; at: string }
  /**
   * The answer was lost; the campaign had the status `before`. `readAgain`: when the operator has asked the platform since, which still said
   * that nothing was sent.
   */
  | { kind: 'unknown'; at: string; before: unknown; readAgain?: string };

/** What this browser knows of the sendings of one campaign. */
export interface SendState {
  /** On its way: nothing else may leave. */
  sending: Sent | undefined;
  outcomes: Partial<Record<Sent, Outcome>>;
}

export const NOTHING_SENT: SendState = { sending: undefined, outcomes: {} };

/** Whether anything may leave now: not while something is on its way, nor before the operator has looked at what became of it. */
export function isLocked({ sending, outcomes }: SendState): boolean {
  return sending !== undefined || Object.values(outcomes).some((outcome) => outcome.kind === 'unknown' && outcome.readAgain === undefined);
}
