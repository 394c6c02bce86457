/** Files of the program, for tests that read what is written there. */
import { readdirSync } from 'node:fs'

/** @returns Paths of the TypeScript below a folder, in order. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
