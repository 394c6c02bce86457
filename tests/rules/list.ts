/** The list of what breaks a rule of tests today, by rule and file. It may only shrink. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { breaches, rules } from './rules.ts'

export type Places = Readonly<Record<string, number>>
export type List = Readonly<Record<string, Places>>

export const listFile = 'tests/testRules.json'

export const readList = (): List => JSON.parse(readFileSync(listFile, 'utf8')) as List

/** Files that speak of the rules themselves. */
const ofRules = /^tests\/(rules|support\/flaky)\/|^tests\/testRules\.test\.ts$/

/** What stands in the tests now. A file and the part of it that is in the long set count as one. */
export function placesNow(): List {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !ofRules.test(file) && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  return Object.fromEntries(
    rules.map((rule) => {
      const places: Record<string, number> = {}
      for (const { file, text } of files) {
        const found = breaches(rule, file, text)
        const name = file.replace('.long.', '.')
        if (found > 0) places[name] = (places[name] ?? 0) + found
      }
      return [rule.name, places]
    }),
  )
}

/** Files whose number is not that of the list: `more` are to be mended, `fewer` to be taken off. */
export function differences(listed: Places, now: Places): { more: string[]; fewer: string[] } {
  const names = [...new Set([...Object.keys(listed), ...Object.keys(now)])].toSorted()
  const of = (isSo: (was: number, is: number) => boolean) =>
    names
      .map((name) => ({ name, was: listed[name] ?? 0, is: now[name] ?? 0 }))
      .filter(({ was, is }) => isSo(was, is))
      .map(({ name, was, is }) => `${name}: ${is}, listed ${was}`)
  return { more: of((was, is) => is > was), fewer: of((was, is) => is < was) }
}

/** A listed file that is nowhere any more, under its name or as part of the long set. */
export const isGone = (name: string): boolean =>
  !existsSync(name) && !existsSync(name.replace(/\.(test\.tsx?|e2e\.ts)$/, '.long.$1'))

/**
 * The list with all numbers that went down; no sum goes up. What a file had that is gone may stand in another, which is what
 * it is called now. A rule that is new is listed as it is.
 */
export function shrunk(listed: List, now: List, gone: (name: string) => boolean = isGone): List {
  return Object.fromEntries(
    rules.map(({ name }) => {
      const [old, found] = [listed[name], Object.entries(now[name] ?? {})]
      let moved = Object.entries(old ?? {}).reduce((sum, [file, count]) => sum + (gone(file) ? count : 0), 0)
      const places = found.flatMap(([file, is]) => {
        const was = old ? (old[file] ?? 0) : is
        const isMoved = was === 0 && is <= moved
        if (isMoved) moved -= is
        const count = isMoved ? is : Math.min(is, was)
        return count > 0 ? [[file, count] as const] : []
      })
      return [name, Object.fromEntries(places.toSorted(([a], [b]) => (a < b ? -1 : 1)))]
    }),
  )
}
