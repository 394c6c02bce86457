/** Templates from which a person may choose for a message about a file. */
import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { file } from '#schemas/generated/file.ts'

type Template = Answers['GET']['/api/v4/file/{id}/message/templates']['items'][number]

/**
 * Templates that the server offers to whoever may send: the right to read them is another one.
 *
 * @param id Id of the file; undefined: none are asked for.
 */
export function useTemplates(
  channel: 'email' | 'post' | 'sms',
  id: Identifier | undefined,
): { templates: readonly Template[]; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: [file.name, 'message-templates', Number(id), channel],
    queryFn: ({ signal }) =>
      call('GET', `/api/v4/file/${Number(id)}/message/templates`, { query: { channel }, signal }),
    enabled: id !== undefined,
  })
  return { templates: data?.items ?? [], isPending }
}
