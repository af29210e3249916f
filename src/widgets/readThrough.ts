/** The greatest number of choices in a list that is read; a longer list is searched. */
export const READ_THROUGH = 15;
