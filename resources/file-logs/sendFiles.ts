/** Sends files as attachments of an entry. */
import { call } from '#providers/http.ts'

/** @param isForClient Whether people of the client see them too. @throws {CallError} With the refusal of the first that is none. */
export function sendFiles(entry: number, files: readonly File[], isForClient: boolean): Promise<unknown> {
  const form = new FormData()
  form.append('visibleToClient', String(isForClient))
  for (const file of files) form.append('files', file, file.name)
  return call('POST', `/api/v4/file/logs/${entry}/attachments`, { body: form, key: false })
}
