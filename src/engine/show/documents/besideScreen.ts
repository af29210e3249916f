/** Matches screens with room for a document beside the values of a record. */
export const besideScreen = '@media (min-width: 1200px)';
