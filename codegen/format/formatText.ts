/** Formats text that a command writes into the project, so that it passes `npm run format`. */
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

const project = join(import.meta.dirname, '../..')

/** @param path Path from the project's root: 'schemas/courier.schema.json'; it decides language and width. */
export async function formatted(path: string, text: string): Promise<string> {
  const filepath = join(project, path)
  return format(text, { ...(await resolveConfig(filepath)), filepath })
}
