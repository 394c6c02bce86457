/** Buttons for the item at hand; each has a key, which the help lists. */
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { besideSearch, besideState } from '#resources/contexts/besidePlace.ts'

type DeedsProps = {
  isBusy: boolean
  /** The item is open, and nobody else has taken it. */
  isOpen: boolean
  file: number | undefined
  onAct: (deed: 'done' | 'archived') => void
  onAsk: (what: 'date' | 'note') => void
  onNext: () => void
  onPrevious: (() => void) | undefined
}

export const Deeds = ({ isBusy, isOpen, file, onAct, onAsk, onNext, onPrevious }: DeedsProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const openFile = () => {
    if (file === undefined) return
    const beside = besideSearch(search, { resource: 'file', id: file })
    navigate({ search: beside }, { state: { ...(state as object | null), ...besideState } })
  }
  return (
    <Box
      role="toolbar"
      aria-label={translate('agendaPage.triage.deeds')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        position: { xs: 'sticky', sm: 'static' },
        top: 0,
        zIndex: 1,
        bgcolor: 'background.default',
        py: 0.5,
      }}
    >
      <Keyed letter="d" variant="contained" disabled={!isOpen} onClick={() => onAct('done')}>
        {translate('resources.agenda-item.actions.finish.title')}
      </Keyed>
      <Keyed letter="m" disabled={!isOpen} aria-haspopup="dialog" onClick={() => onAsk('date')}>
        {translate('agendaPage.date.open')}
      </Keyed>
      <Keyed letter="c" disabled={!isOpen} aria-haspopup="dialog" onClick={() => onAsk('note')}>
        {translate('agendaPage.note.open')}
      </Keyed>
      <Keyed letter="a" disabled={!isOpen} onClick={() => onAct('archived')}>
        {translate('resources.agenda-item.actions.archive.title')}
      </Keyed>
      <Keyed letter="o" disabled={file === undefined} onClick={openFile}>
        {translate('agendaPage.openFile')}
      </Keyed>
      <Box data-walk sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
        <Keyed letter="p" isWalk disabled={!onPrevious} onClick={onPrevious}>
          {translate('agendaPage.triage.previous')}
        </Keyed>
        <Keyed letter="n" isWalk disabled={isBusy} onClick={onNext}>
          {translate('agendaPage.triage.skip')}
        </Keyed>
      </Box>
    </Box>
  )
}

type KeyedProps = ButtonProps & {
  letter: string
  /** Pressed as the step to another record is. */
  isWalk?: boolean
}

export const Keyed = ({ letter, isWalk = false, children, ...button }: KeyedProps) => (
  <Button
    variant="outlined"
    {...button}
    data-key={isWalk ? undefined : letter}
    aria-keyshortcuts={letter}
    sx={{ minHeight: 36 }}
  >
    {children}
    <Box component="kbd" aria-hidden sx={keyHint}>
      {letter.toUpperCase()}
    </Box>
  </Button>
)

/** No keys on a phone. */
const keyHint = {
  display: { xs: 'none', sm: 'inline' },
  ml: 1,
  px: 0.5,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: 1.4,
  opacity: 0.8,
} as const
