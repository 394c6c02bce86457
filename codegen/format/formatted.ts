/** Text as the formatter leaves it: what a command writes into the project passes `npm run format`. */
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

const project = join(import.meta.dirname, '../..')

/** @param path From the project's root: 'schemas/courier.schema.json'; it decides the language and the width. */
export async function formatted(path: string, text: string): Promise<string> {
  const filepath = join(project, path)
  return format(text, { ...(await resolveConfig(filepath)), filepath })
}
