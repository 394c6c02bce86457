/** Circles of `when`: each of these properties waits for the next, so none of them can ever be filled in for sure. */
import { otherProperty } from '#schemas/condition.ts'
import type { Draft } from '#codegen/check/project.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import { isObject } from '#codegen/shape/limits.ts'

/** Reports a circle once, at its alphabetically first property. */
export function checkCircles({ schema }: Draft): Finding[] {
  const next = new Map(
    Object.entries(schema.properties).map(([name, property]) => [
      name,
      namesIn(property['x-access']?.when).filter((one) => one !== name),
    ]),
  )
  return [...next.keys()].flatMap((name) => {
    const circle = wayBack(name, name, next, new Set())
    if (!circle || circle.some((one) => one < name)) return []
    const path = ['properties', name, 'x-access', 'when']
    const way = [name, ...circle].join(' → ')
    return [{ path, atKey: true, message: `this condition depends on itself: ${way}; take one of these out` }]
  })
}

type Next = ReadonlyMap<string, readonly string[]>

/** Names on the way from one to another, the last included; undefined without a way. */
function wayBack(from: string, to: string, next: Next, seen: Set<string>): string[] | undefined {
  for (const name of next.get(from) ?? []) {
    if (name === to) return [name]
    if (seen.has(name)) continue
    seen.add(name)
    const way = wayBack(name, to, next, seen)
    if (way) return [name, ...way]
  }
  return undefined
}

/** Properties that a condition reads: those it compares, and those it compares them with. */
function namesIn(condition: unknown): string[] {
  if (!isObject(condition)) return []
  return Object.entries(condition).flatMap(([key, value]) => {
    if (key === 'any' || key === 'all') return Array.isArray(value) ? value.flatMap(namesIn) : []
    if (key === 'not') return namesIn(value)
    const operands = isObject(value) ? Object.values(value).flat() : [value]
    return [key, ...operands.flatMap((operand) => otherProperty(operand) ?? [])]
  })
}
