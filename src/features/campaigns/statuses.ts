/** The statuses of a campaign (contract campaigns.fields). */
export const PENDING = 0;
export const TESTED = 1;
export const SENT = 2;
export const ARCHIVED = 3;
