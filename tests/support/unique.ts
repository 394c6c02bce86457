/** Texts that are not given twice in this process, where a record needs one of its own and no test reads it. */

let given = 0

/** Six letters and digits, the same ones in each run. */
export function unique(): string {
  given += 1
  return given.toString(36).padStart(6, '0')
}
