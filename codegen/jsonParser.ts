/** Loads the parser that knows positions at the first mistake; valid schemas are parsed by Node itself. */
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

export const jsonParser = () => load('jsonc-parser') as typeof import('jsonc-parser')
