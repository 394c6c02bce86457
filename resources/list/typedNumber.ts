/** Many records are changed only once their number is typed. */

/** Largest number confirmed without typing it. */
export const mostUntyped = 100

/** Whether the typed number is right, with or without thousands separators. */
export const isConfirmed = (count: number, typed: string): boolean =>
  count <= mostUntyped || typed.replace(/[\s.,\u00a0\u202f]/g, '') === String(count)
