/** How many pages a file has. */
import { ask } from './previewThread.ts'

/** @returns 1 for pictures; null for other files, and for a PDF that is locked or damaged. */
export async function pagesOf({ path, mimeType }: { path: string; mimeType: string }): Promise<number | null> {
  if (mimeType === 'image/jpeg' || mimeType === 'image/png') return 1
  if (mimeType !== 'application/pdf') return null
  const pages = await ask({ kind: 'count', path }).catch(() => null)
  return typeof pages === 'number' ? pages : null
}
