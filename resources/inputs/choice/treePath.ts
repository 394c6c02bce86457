/** Paths of records that are parts of others: in the list of choices, and in the text of what is chosen. */
import { useQueries } from '@tanstack/react-query'
import { entityFacts } from '#providers/entityFacts.ts'
import { readAncestors } from '#resources/inputs/ancestors.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'

const arrow = ' › '

/** The records above it as text, without those that are left out. */
export const pathText = (one: Related, without: ReadonlySet<unknown> = new Set()): string =>
  pathOf(one)
    .filter(({ id }) => !without.has(id))
    .map(({ id, ...shown }) => relatedText({ id, ...shown }, Object.keys(shown)))
    .join(arrow)

/** "Holding › North › Branch" */
export const wholeText = (one: Related, embed: readonly string[]): string =>
  [pathText(one), relatedText(one, embed)].filter(Boolean).join(arrow)

/** Number of the records above this one that are among `ids`. */
export const levelAmong = (one: Related, ids: ReadonlySet<unknown>): number =>
  pathOf(one).filter(({ id }) => ids.has(id)).length

export const pathOf = ({ _path }: Related): readonly Related[] => (Array.isArray(_path) ? (_path as Related[]) : [])

/** The same records with their paths, which records read with a form lack. */
export function useWithPaths(chosen: readonly Related[], reference: string, isTree: boolean): Related[] {
  const { access } = useEntityDefinition(reference)
  const isSeen = useMay()(access?.read)
  const results = useQueries({
    queries: chosen.map(({ id, _path }) => ({
      queryKey: [reference, 'ancestors', String(id)],
      queryFn: async ({ signal }: { signal: AbortSignal }) => readAncestors(await entityFacts(reference), id, signal),
      enabled: isTree && isSeen && _path === undefined,
      retry: false,
      staleTime: 10_000,
    })),
  })
  return chosen.map((one, index) => ({ ...one, _path: one._path ?? results[index]?.data }))
}
