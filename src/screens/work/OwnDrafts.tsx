/** Forms that this person filled in and has not saved: each leads back to its form, or is discarded. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  LinkBase,
  useCreatePath,
  useGetOne,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useNotify,
  useTranslate,
} from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call, callIfOffered } from '#providers/http.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { addSearch, editSearch } from '#resources/contexts/paths.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { ItemText } from '#src/palette/ItemText.tsx'
import { placeRow, Section } from '#src/palette/Section.tsx'

/** `record` null: one that is not there yet. */
type OwnDraft = { entity: string; record: number | null; at: string }

const path = '/api/v4/users/me/drafts'
const queryKey = ['own-drafts']

/** List of drafts; absent when there are none. */
export const OwnDrafts = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data: drafts = [] } = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) })
  const discard = useMutation({
    mutationFn: ({ entity, record }: OwnDraft) => call('DELETE', `${path}/${entity}/${record ?? 'new'}`),
    onError: (error) => notify(callMessage(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  if (drafts.length === 0) return null
  const title = translate('work.drafts')
  return (
    <Section title={title} count={drafts.length}>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {drafts.map((draft) => (
          <DraftRow
            key={`${draft.entity}/${draft.record}`}
            draft={draft}
            onDiscard={() => discard.mutate(draft)}
            isBusy={discard.isPending}
          />
        ))}
      </Box>
    </Section>
  )
}

type DraftRowProps = { draft: OwnDraft; onDiscard: () => void; isBusy: boolean }

const DraftRow = ({ draft, onDiscard, isBusy }: DraftRowProps) => {
  const { entity, record, at } = draft
  const translate = useTranslate()
  const kind = useGetResourceLabel()(entity, 1)
  const represent = useGetRecordRepresentation(entity)
  const createPath = useCreatePath()
  const { dialog, newPage } = useEntityDefinition(entity)
  const { data } = useGetOne(entity, { id: record ?? 0 }, { enabled: record !== null })
  const name = record === null ? translate('work.newOne') : data ? String(represent(data)) : ''
  const search = record === null ? addSearch : editSearch(record)
  const ownPage = record === null ? newPage : undefined
  const page = dialog
    ? `${createPath({ resource: entity, type: 'list' })}?${search}`
    : createPath({ resource: entity, type: record === null ? 'create' : 'edit', id: record ?? undefined })
  const to = ownPage ?? page
  const title = translate('phrase.labelled', { label: kind, value: name })
  const label = translate('work.discardDraft', { name: title })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <ButtonBase component={LinkBase} to={to} sx={placeRow}>
        <ItemText item={{ title, detail: formatMoment(at) }} />
      </ButtonBase>
      <IconButton aria-label={label} title={label} disabled={isBusy} onClick={onDiscard} sx={{ mr: 0.5 }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

async function load(signal: AbortSignal): Promise<readonly OwnDraft[]> {
  const body = await callIfOffered('GET', path, { signal })
  return isObject(body) && Array.isArray(body.items) ? (body.items as OwnDraft[]) : []
}
