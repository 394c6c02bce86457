/** E-mails that the inbox shows, as its address says. */
import { useGetList } from 'react-admin'
import { useSearchParams } from 'react-router'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'

export const boxes = ['todo', 'done', 'spam', 'all'] as const
export type Box = (typeof boxes)[number]

const statesOf: Readonly<Record<Box, readonly string[] | null>> = {
  todo: ['new', 'classified', 'linked'],
  done: ['done'],
  spam: ['spam', 'ignored'],
  all: null,
}
/** E-mails at a time. */
const step = 50

export function useShownMails() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('box')
  const box: Box = boxes.find((one) => one === asked) ?? 'todo'
  const words = search.get('q') ?? ''
  const most = Number(search.get('most') ?? step) || step
  const selected = Number(search.get('mail') ?? 0) || undefined
  const states = statesOf[box]
  const { data, total, error, isPending, refetch } = useGetList<IncomingEmail>(incomingEmail.name, {
    filter: { ...(states && { status: { in: [...states] } }), ...(words && { keywords: words }) },
    sort: { field: 'receivedAt', order: 'DESC' },
    pagination: { page: 1, perPage: Math.min(most, 500) },
  })
  /** An empty value takes the name out of the address. */
  const go = (changes: Readonly<Record<string, string | number | undefined>>, replace = true) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    setSearch(next, { replace })
  }
  return {
    box,
    words,
    selected,
    mails: data ?? [],
    total: total ?? 0,
    error,
    isPending,
    refetch,
    go,
    more: () => go({ most: most + step }),
  }
}
