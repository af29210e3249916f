/** The addresses that a link may lead to. Any other address could run a script, or mean nothing outside the page it was copied from. */
export const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;
