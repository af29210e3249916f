/** The style of a button that is only an icon, which fingers need larger than pointers do (rule targets.size). */
export const touchTarget = { '@media (pointer: coarse)': { width: 44, height: 44 } };
