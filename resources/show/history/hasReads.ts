/** Whether reads of a record are logged, so that there is something to tell of them. */
import type { Entity } from '#schemas/entity.ts'

export const hasReads = ({ properties }: Entity): boolean => properties.some(({ access }) => access?.logReads)
