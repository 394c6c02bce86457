/** Whether reads of an entity's records are logged. */
import type { Entity } from '#schemas/entity.ts'

export const hasReads = ({ properties }: Entity): boolean => properties.some(({ access }) => access?.logReads)
