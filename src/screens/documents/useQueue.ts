/** Documents that wait to be sent, by filters that stand in the address. */
import { useGetList, useLocation, useNavigate } from 'react-admin'
import { document, type Document } from '#schemas/generated/document.ts'
import { message, type Message } from '#schemas/generated/message.ts'

const filters = ['status', 'channel', 'customer', 'template', 'from', 'until'] as const
export type QueueFilter = (typeof filters)[number]
export type QueueFilters = Readonly<Record<QueueFilter, string>>

/** Documents that are shown at once; what is decided makes place for the next. */
const most = 100
const states = ['to_send', 'approved']

/** @param of Owner of the documents: files, or items of pre-collection. */
export function useQueue(of: 'file' | 'precasso') {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const chosen = Object.fromEntries(filters.map((name) => [name, asked.get(name) ?? ''])) as QueueFilters
  const open = Number(asked.get('open')) || null
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    navigate({ search: next.toString() }, { replace: true })
  }
  const ofTemplate = useDocumentsOfTemplate(chosen.template)
  const { data, total, error, isPending, refetch } = useGetList<Document>(
    document.name,
    {
      filter: {
        [of]: { empty: false },
        status: { in: chosen.status ? [chosen.status] : states },
        ...(chosen.channel && { channel: chosen.channel }),
        ...(chosen.customer && { customer: Number(chosen.customer) }),
        ...((chosen.from || chosen.until) && {
          createdAt: { ...(chosen.from && { gte: chosen.from }), ...(chosen.until && { lte: chosen.until }) },
        }),
        ...(ofTemplate && { id: { in: ofTemplate } }),
      },
      sort: { field: 'createdAt', order: 'ASC' },
      pagination: { page: 1, perPage: most },
    },
    { enabled: chosen.template === '' || ofTemplate !== undefined },
  )
  return {
    chosen,
    open,
    change,
    error,
    isPending,
    refetch,
    list: data ?? [],
    total: total ?? 0,
    isFiltered: Object.values(chosen).some((value) => value !== ''),
  }
}

/** A document names no template; the message that it belongs to does. */
function useDocumentsOfTemplate(template: string): number[] | undefined {
  const { data } = useGetList<Message>(
    message.name,
    {
      filter: { postMailTemplate: Number(template), status: { in: ['draft', 'approved', 'scheduled'] } },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: most },
    },
    { enabled: template !== '' },
  )
  return template === '' ? undefined : data?.flatMap(({ document: of }) => (of ? [of.id] : []))
}
