/** Reads the program's own files, for tests about source code. */
import { readdirSync } from 'node:fs'

/** @returns Paths of TypeScript files below a folder, sorted. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
