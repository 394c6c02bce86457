/**
 * Whether a statement failed because the database currently refuses writes: it is read-only (25006) or its disk
 * is full (53100).
 */
export const takesNoChanges = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '25006' || error.code === '53100')
