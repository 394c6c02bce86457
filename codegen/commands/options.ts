/** The options of `npm run codegen --`. */
import { parseArgs } from 'node:util'

export type Options = { check: boolean; watch: boolean; accept: readonly string[] }

/** @throws {Error} For an unknown option; the message names it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
    },
  })
  return { check: values.check, watch: values.watch, accept: values.accept }
}
