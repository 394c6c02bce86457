/** Templates from which a person may choose for a message about a file. */
import { useGetList, useGetOne, type Identifier, type RaRecord } from 'react-admin'
import { misfitOf } from '#domain/messages/misfit.ts'
import { file } from '#schemas/generated/file.ts'

type Template = {
  id: number
  name: string
  category: string | null
  destination: 'debtor' | 'client' | null
  fileType: 'private' | 'company' | null
  customer: { id: number } | null
}
type Described = RaRecord & { fileType: 'private' | 'company'; customer: { id: number } | null }

/**
 * Active templates for the file's client and kind of debtor, and not for pre-collection. Templates of type `system` are
 * left out: they tell what happened just now, which no person can fill in.
 *
 * @param resource Resource of the templates of the channel.
 * @param id Id of the file; undefined: none are asked for.
 */
export function useTemplates(
  resource: 'email-template' | 'post-mail-template' | 'sms-template',
  id: Identifier | undefined,
): { templates: readonly Template[]; isPending: boolean } {
  const enabled = id !== undefined
  const { data: of } = useGetOne<Described>(file.name, { id: id ?? 0 }, { enabled })
  const { data, isPending } = useGetList<Template>(
    resource,
    {
      filter: { active: true, not: { type: 'system' } },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled },
  )
  const isMeant = (one: Template) =>
    of !== undefined &&
    one.category !== 'precasso' &&
    misfitOf(
      { ...one, customer: one.customer?.id ?? null },
      { fileType: of.fileType, customer: Number(of.customer?.id) },
    ) === undefined
  return { templates: (data ?? []).filter(isMeant), isPending: isPending || of === undefined }
}
