/** The marks that `jsonList` leaves in the elements of a form, for the widgets that show them. */

/** The JSON from which an element of the form was read, so that parts that no form knows are sent as they came. */
export const STORED = '$stored';

/** The mark of the single element that stands for a text that is not a list, with that text. It is left out when other elements are added. */
export const UNREADABLE = '$unreadable';
