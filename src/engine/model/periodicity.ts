/** The lengths of the periods that figures are given for. */
export const PERIODICITIES = ['daily', 'monthly', 'yearly'] as const;

export type Periodicity = (typeof PERIODICITIES)[number];
