/**
 * Which tests are run when: the table of subjects and of long groups, each with its tests and with the paths that
 * trigger it. What stands in `core` is run by every `npm test`; here that is all that is not long.
 */

/** A place is a file without its ending, or a folder: `resources/users` is `resources/users.tsx` and all in `resources/users/`. */
export type Subject = {
  /** The one test file of the subject that every run has. */
  smoke?: string
  /** Its screens; their tests stand at the same place under `tests/`. */
  screens?: readonly string[]
  /** Its browser tests of the long set, by name. */
  journeys?: readonly string[]
}
export type LongGroup = {
  /** Patterns of files with `.long.` in their name; the first group that fits has the file. */
  tests: readonly string[]
  /** Patterns of paths. */
  touched: readonly string[]
}

/** Places of tests that every run has. */
export const core: readonly string[] = ['tests']

/** By folder of `server/subjects`. A subject is touched by a change in it, in its screens, or in what these import. */
export const subjects: Readonly<Record<string, Subject>> = {}

/** What every subject stands on, although it may not import it. */
export const beneathAll: readonly string[] = ['package-lock.json', 'server/*', 'tests/support/**']

/** Files of the long set. Journeys are triggered by their subject too. */
export const longGroups: Readonly<Record<string, LongGroup>> = {
  long: { tests: ['tests/**'], touched: ['{codegen,providers,resources,schemas,server,src}/**'] },
}

/** Everything that a database server ran, on the embedded engine, and the other way round. */
export const otherEngine = { name: 'engines', touched: ['server/{db,jobs,lists,records}/**'] }
