/** What `npm run test:shake` is asked for, and which files that are. */

export type Options = {
  times: number
  seconds: number
  files: string[]
  /** Touched files that are more than `--most`, and are shaken by name or not at all. */
  tooMany: number
}

/** Only these depend on how busy the machine is. */
const isShaken = (file: string): boolean => /^tests\/.*(\.test\.tsx|\.e2e\.ts)$/.test(file)

/**
 * @param args `--times 10 --seconds 60 --most 12`, and files; those that are named are shaken whatever they are.
 * @param changed Files that differ from the base.
 * @throws {Error} When a number is none.
 */
export function optionsOf(args: readonly string[], changed: readonly string[]): Options {
  const given = { times: 10, seconds: Infinity, most: Infinity }
  const files: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (word === '--times') given.times = positive(word, args[(at += 1)])
    else if (word === '--seconds') given.seconds = positive(word, args[(at += 1)])
    else if (word === '--most') given.most = positive(word, args[(at += 1)])
    else files.push(word)
  }
  const { times, seconds, most } = given
  if (files.length > 0) return { times, seconds, files, tooMany: 0 }
  const touched = changed.filter(isShaken)
  const isTooMany = touched.length > most
  return { times, seconds, files: isTooMany ? [] : touched, tooMany: isTooMany ? touched.length : 0 }
}

function positive(name: string, text = ''): number {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`${name} is "${text}": give a number above zero.`)
  return number
}

/** The last half hour of a year, by the clock in London: a day ahead here, and another year soon. */
export const lastHalfHour = (now: Date): string => `${now.toISOString().slice(0, 4)}-12-31T23:30:00Z`
