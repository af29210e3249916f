/** How long each of the spans is that figures are given for. */
export const PERIODICITIES = ['daily', 'monthly', 'yearly'] as const;

export type Periodicity = (typeof PERIODICITIES)[number];
