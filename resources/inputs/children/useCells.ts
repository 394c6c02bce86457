/** The cells of each row, in order: inputs and computed values. */
import type { ComponentType } from 'react'
import type { Property } from '#schemas/entity.ts'
import type { ChildKind } from '#resources/form/values/childRows.ts'
import { useMay } from '#resources/contexts/may.ts'

export type Cell = { facts: Property; input?: ComponentType; field?: ComponentType }

/** @param property Relation of a row to its parent, which needs no input. */
export function useCells({ entity, cells }: ChildKind, property: string): Cell[] {
  const may = useMay()
  return cells.flatMap(({ name, ...cell }): Cell[] => {
    const facts = entity.properties.find((one) => one.name === name)
    const isSeen = facts?.access?.read === undefined || may(facts.access.read)
    return facts && isSeen && name !== property ? [{ facts, ...cell }] : []
  })
}
