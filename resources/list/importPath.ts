/**
 * Address of the page that imports a file into a list.
 *
 * @param state `upload`: a file that was read; `run`: a check of it.
 * @example importPath('merchant', { upload: 3 }) // '/import/merchant?upload=3'
 */
export function importPath(resource: string, state: { upload?: string | number; run?: string | number } = {}): string {
  const query = new URLSearchParams(Object.entries(state).map(([name, value]) => [name, String(value)]))
  return `/import/${resource}${query.size > 0 ? `?${query}` : ''}`
}
