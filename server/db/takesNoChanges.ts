/** Whether a statement failed because the database takes no changes at this moment: it is read-only, or its disk is full. */
export const takesNoChanges = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '25006' || error.code === '53100')
