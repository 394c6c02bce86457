/** The beginning of a value, so that what is masked for the log of calls is no more than what is kept of it. */

/**
 * @param most Characters of names and texts together.
 * @returns A copy, in the same order; what does not fit is cut or left out.
 */
export function excerpt(value: unknown, most: number): unknown {
  return take(value, { left: most })
}

/** Size that a number, a comma or a bracket counts for. */
const least = 4

function take(value: unknown, room: { left: number }): unknown {
  room.left -= least
  if (typeof value === 'string') {
    const kept = value.slice(0, Math.max(0, room.left))
    room.left -= kept.length
    return kept
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value as unknown[]) {
      if (room.left <= 0) break
      items.push(take(item, room))
    }
    return items
  }
  const parts: [string, unknown][] = []
  for (const [name, part] of Object.entries(value)) {
    if (room.left <= 0) break
    room.left -= name.length
    parts.push([name, take(part, room)])
  }
  return Object.fromEntries(parts)
}
