/**
 * The agenda item by item, by keyboard: what it is about, what can be done with it, and the next one. The list is
 * where it was when one leaves.
 */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useGetOne, useLocation, useNavigate, useTranslate } from 'react-admin'
import { NoteDialog } from '#resources/agenda-items/NoteDialog.tsx'
import { DateDialog } from '#resources/agenda-items/many/DateDialog.tsx'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'
import { isTakenByAnother } from '#domain/agenda/takenItems.ts'
import { currentUser } from '#providers/session.ts'
import { besideSearch } from '#resources/contexts/besidePlace.ts'
import { useKeepCurrent } from '#resources/agenda-items/useKeepCurrent.ts'
import { Deeds, Keyed } from './Deeds.tsx'
import { TriageEnd } from './TriageEnd.tsx'
import { ItemCard } from './ItemCard.tsx'
import { triageState, type TriageState } from './triageState.ts'
import { moveBack, noteBack, useDeeds } from './useDeeds.ts'
import { useTaken } from './useTaken.ts'

export const Triage = ({ ids, place }: TriageState) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { isBusy, deeds, last, act, remember, undo } = useDeeds()
  const [asked, setAsked] = useState<'date' | 'note'>()
  const id = ids[place]
  const { data: item, error, refetch } = useGetOne<AgendaItem>(agendaItem.name, { id }, { enabled: id !== undefined })
  const shown = item?.id === id ? item : undefined
  const isClosed = shown !== undefined && shown.status !== 'open'
  const isOthers = shown !== undefined && isTaken(shown)
  // Changed without being shown.
  const [closing] = useState(() => new Set<number>())
  useTaken(shown && !isClosed && !isOthers ? shown.id : undefined, closing)
  useKeepCurrent(() => void refetch())

  const go = (next: number) =>
    navigate({ search: besideSearch(search) }, { replace: true, state: triageState({ ids, place: next }) })
  const leave = () => navigate({ search: besideSearch(search) }, { replace: true, state: null })
  const onward = () => {
    setAsked(undefined)
    go(Math.min(place + 1, ids.length))
  }
  const handleAct = async (deed: 'done' | 'archived') => {
    if (!shown) return
    closing.add(shown.id)
    if (await act(shown, deed)) onward()
    else closing.delete(shown.id)
  }
  const handleUndo = async () => {
    const back = await undo()
    if (back === undefined) return
    closing.delete(back)
    go(ids.indexOf(back))
  }
  const position = translate('agendaPage.triage.position', {
    place: Math.min(place + 1, ids.length),
    total: ids.length,
  })

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{translate('agendaPage.triage.title')}</PageTitle>
        {id !== undefined && (
          <Keyed letter="u" disabled={!last || isBusy} onClick={() => void handleUndo()}>
            {translate('agendaPage.triage.undo')}
          </Keyed>
        )}
        <Button startIcon={<ArrowBack />} onClick={leave} data-key="q" aria-keyshortcuts="q">
          {translate('agendaPage.triage.leave')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="span" role="status" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {position}
        </Box>
        <ProgressBar
          value={(100 * place) / ids.length}
          // The text before the bar says the same, so screen readers skip the bar.
          role="presentation"
          aria-hidden
          sx={{ flex: 1, borderRadius: 1, height: 6 }}
        />
      </Box>
      {id === undefined ? (
        <TriageEnd {...{ deeds, last, isBusy }} total={ids.length} onUndo={() => void handleUndo()} onLeave={leave} />
      ) : (
        <>
          {error && !shown && <ReadFailure error={error} onRetry={() => void refetch()} />}
          <Deeds
            isBusy={isBusy}
            isOpen={shown !== undefined && !isClosed && !isOthers}
            file={shown?.file.id}
            onAct={(deed) => void handleAct(deed)}
            onAsk={setAsked}
            onNext={onward}
            onPrevious={place > 0 ? () => go(place - 1) : undefined}
          />
          {shown ? (
            <ItemCard item={shown} isOthers={isOthers} />
          ) : (
            !error && (
              <Paper variant="outlined" component={Skeleton} height={320} aria-busy sx={{ transform: 'none' }} />
            )
          )}
        </>
      )}
      {shown && asked === 'date' && (
        <DateDialog
          ids={[shown.id]}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            remember({ id: shown.id, deed: 'moved', undo: moveBack(shown.id, shown.date) })
            onward()
          }}
        />
      )}
      {shown && asked === 'note' && (
        <NoteDialog
          id={shown.id}
          onClose={() => setAsked(undefined)}
          onDone={(before) => {
            remember({ id: shown.id, deed: 'noted', undo: noteBack(shown.id, before) })
            setAsked(undefined)
          }}
        />
      )}
    </Box>
  )
}

const isTaken = ({ takenBy, takenAt }: AgendaItem): boolean =>
  isTakenByAnother(
    { takenBy: takenBy?.id ?? null, takenAt },
    { me: Number(currentUser()?.id ?? 0), now: new Date().toISOString() },
  )
