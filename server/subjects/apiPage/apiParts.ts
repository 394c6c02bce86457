/** Groups the API by the tags of its description, with the operations that a reader may call. */
import type { Locale } from '#schemas/entity.ts'
import { entities } from '#schemas/generated/entities.ts'
import { say } from '#server/foundation/messages.ts'
import { operationsIn, type Operation } from './readableApi.ts'

export type ListedOperation = { id: string; method: string; path: string; summary: string }
export type ApiPart = { tag: string; title: string; operations: ListedOperation[] }

/**
 * @param isListed Whether an operation is for the reader.
 * @returns Parts with at least one such operation, sorted by title.
 */
export function apiParts(
  description: { paths?: object },
  isListed: (operation: Operation) => boolean,
  locale: Locale,
): ApiPart[] {
  const parts = new Map<string, ListedOperation[]>()
  for (const { path, method, operation } of operationsIn(description)) {
    const { tags: [tag] = [], operationId: id, summary = '' } = operation
    if (tag === undefined || id === undefined || !isListed(operation)) continue
    parts.set(tag, [...(parts.get(tag) ?? []), { id, method, path, summary }])
  }
  return [...parts]
    .map(([tag, operations]) => ({ tag, title: titleOf(tag, locale), operations }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

const nameByPlural = new Map(entities.map(({ plural, name }) => [plural, name]))

function titleOf(tag: string, locale: Locale): string {
  const name = nameByPlural.get(tag)
  if (name === undefined) return say(locale, { key: `apiPage.parts.${tag}` })
  return say(locale, { key: `resources.${name}.name`, values: { smart_count: 2 } })
}
