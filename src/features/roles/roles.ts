/** The ids of the roles of the platform that have a name, in the order in which a form offers them (contract users.roles). */
export const ROLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 322, 13, 10, 274, 11, 12, 171, 172, 318, 319, 320, 321, 306, 257];
