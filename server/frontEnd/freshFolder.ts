/**
 * Folders for builds in the making: of this checkout alone, because others may share its packages, and one for each
 * start, because two may begin at once.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const place = '.cache'
const beginning = 'pages-'
/** Milliseconds after which a folder was left by a start that was killed. */
const left = 3_600_000

/** @param root Of the checkout. @returns An empty folder, which the caller removes. */
export function freshFolder(root: string, now: number): string {
  const folder = join(root, place)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter((one) => one.startsWith(beginning))) {
    const path = join(folder, name)
    const isLeft = existsSync(path) && statSync(path).mtimeMs < now - left
    if (isLeft) rmSync(path, { recursive: true, force: true })
  }
  return mkdtempSync(join(folder, beginning))
}
