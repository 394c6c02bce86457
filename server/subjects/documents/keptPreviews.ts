/** Previews that were drawn, on this machine, by content: drawing them again gives the same. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { keyOf } from './store.ts'

type Where = Pick<Config, 'dataDir'>

const folderOf = ({ dataDir }: Where, sha256: string) => path.join(dataDir, 'documents', 'previews', keyOf(sha256))

/** @param draw Called when there is none yet; what it throws is not kept. */
export async function keptPreview(
  where: Where,
  { sha256, page, width }: { sha256: string; page: number; width: number },
  draw: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const folder = folderOf(where, sha256)
  const place = path.join(folder, `${page}-${width}.png`)
  const there = await readFile(place).catch(() => undefined)
  if (there) return there
  const drawn = Buffer.from(await draw())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const whole = path.join(folder, randomUUID())
  await writeFile(whole, drawn, { mode: 0o600 })
  await rename(whole, place)
  return drawn
}

export const removePreviews = (where: Where, sha256: string): Promise<void> =>
  rm(folderOf(where, sha256), { recursive: true, force: true })
