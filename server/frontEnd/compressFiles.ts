/** Compresses the files of a build once, so that requests need not. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** Level of Brotli, at most 11; levels 10 and 11 cost ten times as long for one per cent less. */
const quality = 9

/**
 * Writes `<file>.br` beside each script, style sheet and drawing. The page is left out, because the server
 * completes it per request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(?:m?js|css|svg)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${path}.br`, await compress(content, { params }))
    }),
  )
}
