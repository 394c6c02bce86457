/** Query strings as the API reads them: bracket notation, no nulls, and readable but for what would break the URL. */
import { stringify } from 'qs'

/** @returns `?_limit=50&_order[name]=asc`, or nothing when there is nothing to say. */
export const queryString = (query: Readonly<Record<string, unknown>>): string =>
  stringify(withoutUndefined(query), {
    addQueryPrefix: true,
    skipNulls: true,
    arrayFormat: 'brackets',
    encodeValuesOnly: true,
    encoder: (part: unknown) => String(part).replace(/[%&#+]/g, encodeURIComponent),
  })

const withoutUndefined = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
