/** The office that runs this installation, if the server names it. */
import { useQuery } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'

export type Office = {
  name?: string
  /** Lines of the postal address. */
  address: readonly string[]
  links: readonly { name: string; url: string }[]
  email?: string
  phone?: string
  /** Told to staff only. */
  release?: string
  /** The server runs for developers. */
  development: boolean
}

/** null: unknown. */
export const useOffice = (): Office | null =>
  useQuery({
    queryKey: ['office', currentUser()?.id ?? null],
    queryFn: () => callIfOffered('GET', '/api/v4/office').then(readOffice, () => null),
    staleTime: Infinity,
  }).data ?? null

export function readOffice(body: unknown): Office | null {
  if (!isObject(body)) return null
  const text = (key: string) => (typeof body[key] === 'string' && body[key] !== '' ? { [key]: body[key] } : {})
  const list = (key: string): readonly unknown[] => (Array.isArray(body[key]) ? body[key] : [])
  return {
    ...text('name'),
    ...text('email'),
    ...text('phone'),
    ...text('release'),
    address: list('address').map(String),
    links: list('links').flatMap((link) =>
      isObject(link) && String(link.url).startsWith('https:')
        ? [{ name: String(link.name), url: String(link.url) }]
        : [],
    ),
    development: body.development === true,
  }
}
