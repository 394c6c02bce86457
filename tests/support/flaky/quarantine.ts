/**
 * Tests that fail without a fault of the product, until somebody mends them: they run and are told, and fail nobody. Two
 * weeks after its day an entry is a failure itself.
 */
import { existsSync, readFileSync } from 'node:fs'

/** `test` is the full name, with ` > ` between the parts; `day` the one on which it was put here. */
export type Entry = { file: string; test: string; day: string; reason: string }

const days = 14

const list = 'tests/quarantine.json'

/** A project that was started from this one has no list until it needs one. */
export const readQuarantine = (): readonly Entry[] =>
  existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Entry[]) : []

export const entryOf = (entries: readonly Entry[], file: string, test: string): Entry | undefined =>
  entries.find((entry) => entry.file === file && entry.test === test)

/**
 * What is wrong with the list itself.
 *
 * @param today Day of the commit, as in `2026-11-28`.
 */
export function wrongEntries(
  entries: readonly Entry[],
  { files, today }: { files: readonly string[]; today: string },
): string[] {
  return entries.flatMap((entry, at) => {
    const { file, test, day, reason } = entry
    const name = `${file} > ${test}`
    const age = (Date.parse(today) - Date.parse(day)) / 86_400_000
    return [
      ...(files.includes(file) ? [] : [`${name}: there is no such file`]),
      ...(reason.trim() ? [] : [`${name}: say why`]),
      ...(/^\d{4}-\d\d-\d\d$/.test(day) && age >= 0 ? [] : [`${name}: ${day} is no day until ${today}`]),
      ...(age > days ? [`${name}: is here since ${day}, longer than ${days} days; mend the test`] : []),
      ...(entryOf(entries.slice(0, at), file, test) ? [`${name}: is here twice`] : []),
    ]
  })
}
