/** Begins to work through the items of the list: the selected ones, else all that it shows, in its order. */
import PlayArrow from '@mui/icons-material/PlayArrow'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext, useLocation, useNavigate, useNotify, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { mostItems, triageState } from './triageState.ts'

export const TriageButton = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const may = useMay()
  const { search } = useLocation()
  const { selectedIds, filterValues, filter, sort, total = 0 } = useListContext()
  const [isBusy, setBusy] = useState(false)
  if (!may(agendaItem.access.update)) return null
  const begin = async () => {
    setBusy(true)
    try {
      const query = rowsQuery({ sort, filter: { ...filterValues, ...filter } })
      const ids =
        selectedIds.length > 0
          ? selectedIds.map(Number)
          : idsIn(await call('GET', `${agendaItem.api}/ids` as string, { query }))
      if (ids.length > 0) navigate({ search }, { state: triageState({ ids: ids.slice(0, mostItems), place: 0 }) })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outlined"
      startIcon={<PlayArrow />}
      loading={isBusy}
      disabled={total === 0}
      data-key="t"
      aria-keyshortcuts="t"
      onClick={() => void begin()}
    >
      {translate('agendaPage.triage.begin')}
    </Button>
  )
}

const idsIn = (body: unknown): number[] => (isObject(body) && Array.isArray(body.ids) ? (body.ids as number[]) : [])
