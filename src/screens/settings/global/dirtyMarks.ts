/** Changed settings as the form marks them: true or false, and for lists one mark per line. */

export const isMarked = (mark: unknown): boolean =>
  mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some(isMarked))

/** @param marks Marks by group and name. */
export const countMarked = (marks: object): number =>
  Object.values(marks)
    .flatMap((group) => Object.values(group as object))
    .filter(isMarked).length
