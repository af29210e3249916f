/** The marks that `jsonList` leaves in the elements of a form, for the widgets that show these. */

/** In each element of the form: the JSON it came as, so that what no form knows of it leaves as it came. */
export const STORED = '$stored';

/** In the one element that stands for a text which is no list: that text. Beside other elements it is left out. */
export const UNREADABLE = '$unreadable';
