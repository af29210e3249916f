import type { ColumnCheck } from './ImportKind';

export const email: ColumnCheck = {
  accepts: (value) => /^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/.test(value),
  words: 'is not a valid email',
};

export const notEmpty: ColumnCheck = { accepts: (value) => value.trim() !== '', words: 'cannot be empty' };

export const number: ColumnCheck = { accepts: isNumeric, words: 'is not a number' };

export const latitude: ColumnCheck = {
  accepts: (value) => isBetween(value, 90),
  words: 'is not a valid Latitude',
};

export const longitude: ColumnCheck = {
  accepts: (value) => isBetween(value, 180),
  words: 'is not a valid Longitude',
};

/** At most this many bytes; PHP counts bytes, not characters. */
export function atMost(length: number): ColumnCheck {
  return {
    accepts: (value) => Buffer.byteLength(value) <= length,
    words: `can only be empty or a string value of a ${length} length maximum`,
  };
}

/** The gender, compared as loosely as PHP does: by the number that a text starts with, where a text without one counts as 0. */
export const gender: ColumnCheck = {
  accepts: (value) => [0, 1, 2, 3].includes(Number.parseFloat(value) || 0),
  words: 'is not a valid gender. Must be [0,1,2,3]',
};

/** A date. Like PHP, it takes a day that does not exist for a day of the next month. */
export const date: ColumnCheck = {
  accepts: (value) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value),
  words: 'is not a valid date. Format must be YYYY-MM-DD',
};

export const emptyOrNumber: ColumnCheck = {
  accepts: (value) => isEmpty(value) || isNumeric(value),
  words: 'can only be empty or a number',
};

export const emptyOrDecimal: ColumnCheck = {
  accepts: (value) => isEmpty(value) || (isNumeric(value) && value.includes('.')),
  words: 'can only be empty or a float number',
};

export const emptyOrFlag: ColumnCheck = {
  accepts: (value) => isEmpty(value) || /^0*[01]$/.test(value),
  words: 'can only be empty or a numeric boolean value (0 or 1)',
};

function isEmpty(value: string): boolean {
  return value.trim() === '';
}

function isBetween(value: string, limit: number): boolean {
  return isNumeric(value) && Math.abs(Number(value)) <= limit;
}

function isNumeric(value: string): boolean {
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value);
}
